import { expect, test } from 'vitest'
import { holdsAny } from './roles.ts'

test('A-02b one of the wanted roles is enough, and a similar name is not', () => {
  expect(holdsAny(['viewer', 'editor'], ['admin', 'editor'])).toBe(true)
  expect(holdsAny(['editors', 'Admin'], ['admin', 'editor'])).toBe(false)
  expect(holdsAny([], ['admin'])).toBe(false)
})

test('A-02a a check without roles throws, whatever the user holds', () => {
  const words = `need roles! Like v-permission="['admin','editor']"`
  expect(() => holdsAny(['admin'], [])).toThrow(words)
  expect(() => holdsAny([], [])).toThrow(words)
  // @ts-expect-error -- as a client without types would call it
  expect(() => holdsAny(['admin'], 'admin')).toThrow(words)
})
