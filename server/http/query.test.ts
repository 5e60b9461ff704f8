import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../contract/endpoint.ts'
import { checkInput } from './check-input.ts'
import { readQuery } from './query.ts'

describe('A query', () => {
  test('is read as forms write it: names given twice as a list, broken escapes as they stand', () => {
    expect({ ...readQuery('a=1&b=%E4%B8%AD+x&a=2&c&d=%ZZ') }).toEqual({ a: ['1', '2'], b: '中 x', c: '', d: '%ZZ' })
    expect({ ...readQuery('') }).toEqual({})
    expect(Object.getPrototypeOf(readQuery('__proto__=1'))).toBeNull()
  })

  test('asked again is the same object, which nobody can change', () => {
    const query = readQuery('keyword=again')
    expect(readQuery('keyword=again')).toBe(query)
    expect(() => Object.assign(query, { keyword: 'other' })).toThrow(TypeError)
    const long = `keyword=${'x'.repeat(600)}`
    expect(readQuery(long)).not.toBe(readQuery(long))
  })

  test('is checked by each call for itself, and refused as often as it is wrong', () => {
    const call = (input: z.ZodType) =>
      endpoint({ path: '/abp/services/app/Thing/Get', access: 'anyone', input, output: z.null(), summary: 'A thing', group: 'Thing' })
    const [byName, bySize] = [call(z.strictObject({ Name: z.string() })), call(z.strictObject({ size: z.coerce.number() }))]
    const query = readQuery('name=12')
    for (const _ of ['first', 'again']) {
      expect(checkInput(byName, query)).toEqual({ Name: '12' })
      expect(() => checkInput(bySize, query)).toThrow(z.ZodError)
    }
    expect(checkInput(bySize, readQuery('SIZE=12'))).toEqual({ size: 12 })
    expect(() => Object.assign(checkInput(byName, query) as object, { Name: 'other' })).toThrow(TypeError)
    const body = { name: 'x' }
    checkInput(byName, body)
    body.name = 'y'
    expect(checkInput(byName, body)).toEqual({ Name: 'y' })
  })
})
