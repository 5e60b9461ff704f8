import { expect, test } from 'vitest'
import { contradict, priceOfBase, readUnits, rulesOf } from './units.ts'

const RULES = readUnits('箱/box = 12 台/piece\n\n 卷 = 2.5 米 ')!

test('B-122f a unit holds a number of smaller ones, a line for each rule, with their English where it is given', () => {
  expect(RULES).toEqual([
    { unit: '箱', unitEn: 'box', factor: 12, base: '台', baseEn: 'piece' },
    { unit: '卷', unitEn: null, factor: 2.5, base: '米', baseEn: null },
  ])
  expect(readUnits('')).toEqual([])
})

test.each([
  '箱',
  '箱 = 台',
  '= 12 台',
  '箱 = 0 台',
  '箱 = -3 台',
  '箱 = 12',
  '箱 = 12 台 = 3 个',
  '12 箱 = 1 台',
  'a/b/c = 2 d',
  '箱 = 1e9 台',
  `${'箱'.repeat(17)} = 2 台`,
])('B-122f %s is no rule', (line) => {
  expect(readUnits(`卷 = 2 米\n${line}`)).toBeNull()
})

test.each([
  ['箱 = 12 箱', true],
  ['箱 = 12 台\n箱 = 10 台', true],
  ['箱 = 12 台\n台 = 12 箱', true],
  ['托 = 10 箱\n箱 = 12 台\n台 = 2 托', true],
  ['托 = 10 箱\n箱 = 12 台\n托 = 120 台\n卷 = 2.5 米', false],
  [
    Array.from({ length: 200 }, (_, at) => `u${String.fromCodePoint(0x4e00 + at)} = 2 u${String.fromCodePoint(0x4e01 + at)}`).join('\n'),
    false,
  ],
])('B-122f rules contradict each other where a pair of units has two, or a unit leads back to itself: %j', (text, expected) => {
  expect(contradict(readUnits(text)!)).toBe(expected)
})

test('B-122f a price by the larger unit tells the price of the smaller one, and none the other way round', () => {
  expect(rulesOf(RULES, '箱').map(({ base }) => base)).toEqual(['台'])
  expect(rulesOf(RULES, 'piece').map(({ unit }) => unit)).toEqual(['箱'])
  expect([rulesOf(RULES, '套'), rulesOf(RULES, null)]).toEqual([[], []])
  expect(priceOfBase(RULES[0]!, '箱', 1000)).toBe(83.33)
  expect(priceOfBase(RULES[0]!, '箱', 800)).toBe(66.67)
  expect(priceOfBase(RULES[0]!, 'box', 1200)).toBe(100)
  expect(priceOfBase(RULES[0]!, '台', 1200)).toBeNull()
  expect(priceOfBase(RULES[0]!, '箱', null)).toBeNull()
})

test('B-122f a long text that is no rule is refused at once', () => {
  for (const text of ['箱'.repeat(200_000), `${' '.repeat(200_000)}=`, '/'.repeat(200_000), '箱=1'.repeat(50_000)])
    expect(readUnits(text)).toBeNull()
})
