import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutEndSlashes } from './end-slashes.ts'

test('B-06b the slashes at the end of a path are removed, and no other slashes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/', 'a', '?')), fc.nat(9), (parts, slashes) => {
      const path = `${parts.join('')}x`
      expect(withoutEndSlashes(path + '/'.repeat(slashes))).toBe(path)
    }),
  )
  expect([withoutEndSlashes(''), withoutEndSlashes('///')]).toEqual(['', ''])
})

test('B-06b of a path with another last character only that character is read, however many slashes stand before it', () => {
  let looked = 0
  const path = new Proxy({ length: 15_000, slice: () => 'whole' } as object, {
    get: (target, name) => (/^\d+$/.test(String(name)) ? (looked++, name === '14999' ? 'x' : '/') : Reflect.get(target, name)),
  }) as unknown as string
  expect([withoutEndSlashes(path), looked]).toEqual(['whole', 1])
})
