import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTags } from './tags.ts'

test.each([
  ['相机', ['相机']],
  ['  相机  ', ['相机']],
  ['相机,镜头', ['相机', '镜头']],
  ['相机，镜头, light source ', ['相机', '镜头', 'light source']],
  [',,， ,', []],
  ['', []],
  ['a,a, a ，A', ['a', 'A']],
])('V-04a V-04b V-04d “%s” names %j', (text, tags) => {
  expect(addTags([], text)).toEqual(tags)
})

test('V-04a what is there already is ignored and keeps its place', () => {
  expect(addTags(['b', 'a'], 'a,c,b')).toEqual(['b', 'a', 'c'])
})

test('V-04a V-04b V-04d whatever is written: no tag is empty, untrimmed, doubled or holds a comma; what was there stays; once more changes nothing', () => {
  const written = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '，', '\t', '相') })
  fc.assert(
    fc.property(written, written, (first, second) => {
      const before = addTags([], first)
      const tags = addTags(before, second)
      expect(tags.slice(0, before.length)).toEqual(before)
      expect(new Set(tags).size).toBe(tags.length)
      for (const tag of tags) expect(tag).toMatch(/^[^\s,，]([^,，]*[^\s,，])?$/)
      expect(addTags(tags, second)).toEqual(tags)
    }),
  )
})
