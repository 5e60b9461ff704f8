import { expect, test } from 'vitest'
import { compareTexts, compareValues, sortKey } from './sort-key.ts'

const inOrder = (texts: string[]) => texts.toSorted(compareTexts)

test('B-109a letters come first without case, then Chinese by pinyin', () => {
  const right = ['apple', 'Banana', 'Zeta', '阿尔法', '安徽', '北辰', '重庆']
  expect(inOrder(right.toReversed())).toEqual(right)
  expect(inOrder(['重庆', 'Zeta', '安徽', 'apple', '阿尔法', '北辰', 'Banana'])).toEqual(right)
})

test('B-109a signs come before digits, digits before letters, letters of other scripts before Chinese, and all else last', () => {
  const right = ['-5', '(x)', '10', '9', '９', 'a', 'ω', 'я', 'かな', '가나', '阿', '做', '🎉', '𠮷']
  expect(inOrder(right.toReversed())).toEqual(right)
})

test('B-109a numbers in texts are compared digit by digit', () => {
  expect(inOrder(['HD-2', 'HD-10', 'HD-1'])).toEqual(['HD-1', 'HD-10', 'HD-2'])
})

test('B-109a texts that differ in case, accents or width alone stand together, small letters first', () => {
  const right = ['cafe', 'Cafe', 'café', 'Café', 'cafes', 'strasse', 'Straße', 'strata', 'ｚｏｏ', 'zoom']
  expect(inOrder(right.toReversed())).toEqual(right)
  expect(sortKey('é')).toBe(sortKey('e\u0301'))
})

test('B-109a the order is that of ICU within Chinese and within the letters of Europe, Russia and Japan', () => {
  const icu = new Intl.Collator('zh', { sensitivity: 'base' })
  const letters = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index))
  for (const [from, to] of [
    [0x4e00, 0xa000],
    [0x20, 0x7f],
    [0xc0, 0x180],
    [0x400, 0x460],
    [0x3041, 0x30fb],
  ] as const) {
    const given = letters(from, to).filter((letter) => /[^\p{M}\p{C}]/u.test(letter))
    const keys = new Map(given.map((letter) => [letter, sortKey(letter).split('\u0001')[0]!]))
    const sorted = given.toSorted((one, other) => (keys.get(one)! < keys.get(other)! ? -1 : 1))
    const wrong = sorted.filter((letter, index) => index > 0 && icu.compare(sorted[index - 1]!, letter) > 0)
    expect(wrong).toEqual([])
  }
})

test('B-109a keys are compared by code points as by UTF-16, and are short', () => {
  for (const text of ['𠮷野家', '🎉'.repeat(500), '重'.repeat(500), 'ﷺ'.repeat(500), '각'.repeat(500), 'Ä'.repeat(500), '\u{10ffff}', '']) {
    expect(sortKey(text).isWellFormed()).toBe(true)
    expect(Buffer.byteLength(sortKey(text))).toBeLessThanOrEqual(1200)
  }
  expect(sortKey('')).toBe('')
})

test('B-109b values that are missing come last in both directions', () => {
  const values = [3, null, 20, undefined, 100, '']
  expect(values.toSorted((one, other) => compareValues(one, other))).toEqual([3, 20, 100, null, '', undefined])
  expect(values.toSorted((one, other) => compareValues(one, other, true))).toEqual([100, 20, 3, null, '', undefined])
})
