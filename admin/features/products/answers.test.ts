import { expect, test } from 'vitest'
import type { SpecParam } from '../../../contract/resources/product-parts.ts'
import { answers } from '../../../contract/resources/required-params.ts'
import { answered, unasked } from './answers.ts'

const param = (key: string, kind: SpecParam['kind']): SpecParam => ({ key, name: key, kind })

test('E-09e an answer has the kind of its parameter; “no” is an answer, an empty value is none', () => {
  expect(answers(param('a', 'number'), 0)).toBe(true)
  expect(answers(param('a', 'number'), '5')).toBe(false)
  expect(answers(param('a', 'boolean'), false)).toBe(true)
  expect(answers(param('a', 'boolean'), 'yes')).toBe(false)
  expect(answers(param('a', 'choice'), 'c')).toBe(true)
  expect(answers(param('a', 'text'), undefined)).toBe(false)
})

test('E-09e values are found that no parameter asks for, or that have another kind than their parameter', () => {
  const values = { width: 5, mount: 'c', old: 'kept', poe: 'yes' }
  expect(unasked(values, [param('width', 'number'), param('mount', 'choice'), param('poe', 'boolean')])).toEqual([
    ['old', 'kept'],
    ['poe', 'yes'],
  ])
})

test('answers can be added and removed; without any the value is null, and a restored answer restores the value', () => {
  expect(answered({}, 'a', 1)).toEqual({ a: 1 })
  expect(answered({ a: 1 }, 'a', '')).toBeNull()
  expect(answered({ a: 1, b: 2 }, 'a', null)).toEqual({ b: 2 })
  expect(answered({ a: false }, 'b', false)).toEqual({ a: false, b: false })
  expect(JSON.stringify(answered(answered({ a: 1, b: 2 }, 'a', 3)!, 'a', 1))).toBe('{"a":1,"b":2}')
})
