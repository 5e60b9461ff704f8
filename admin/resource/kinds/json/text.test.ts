import { expect, test } from 'vitest'
import { draftOf } from '../../pieces/draft.ts'
import { parsed, textOf } from './text.ts'

test('the text of a JSON field follows a merge, and stays as written while the value is its own', () => {
  const first = { a: 1 }
  const kept = draftOf(null, first, textOf)
  const written = { of: parsed('{"a":2}'), draft: '{"a":2}' }
  expect(draftOf(written, written.of, textOf).draft).toBe('{"a":2}')
  expect(draftOf(written, { a: 3 }, textOf).draft).toBe(textOf({ a: 3 }))
  expect(draftOf(kept, first, textOf)).toBe(kept)
})

test('a text that does not parse is the value itself, and is shown as it is', () => {
  expect(parsed('{"a":')).toBe('{"a":')
  expect(textOf('{"a":')).toBe('{"a":')
  expect(parsed(textOf({ a: [1] }))).toEqual({ a: [1] })
})
