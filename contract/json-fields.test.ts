import { expect, test } from 'vitest'
import { z } from 'zod'
import { json } from './fields.ts'
import { inputSchema } from './field-schema.ts'

const schema = inputSchema(json(z.json()))
const complaints = (value: unknown) => schema.safeParse(value).error?.issues.map(({ path, code }) => [path.join('.'), code]) ?? []

test('V-09a any JSON is accepted, except texts and names that cannot be stored; each complaint names the place', () => {
  expect(complaints({ 键: [1, null, true, 'ok 😀', { deep: { deeper: 'x' } }] })).toEqual([])
  expect(complaints('a\0')).toEqual([['', 'custom']])
  expect(complaints({ a: [1, { b: '\ud800' }] })).toEqual([['a.1.b', 'custom']])
  expect(complaints({ a: { 'k\0': 1 }, b: ['\udfff'] })).toEqual([
    ['a', 'custom'],
    ['b.0', 'custom'],
  ])
})
