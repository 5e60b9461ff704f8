import fc from 'fast-check'
import { expect, test } from 'vitest'
import { twoDecimals } from './amounts.ts'
import { chineseAmount } from './chinese-amount.ts'

test.each([
  [0, '零元整'],
  [0.01, '壹分'],
  [0.1, '壹角'],
  [0.29, '贰角玖分'],
  [1, '壹元整'],
  [10, '壹拾元整'],
  [19.99, '壹拾玖元玖角玖分'],
  [100.05, '壹佰元零伍分'],
  [1001.5, '壹仟零壹元伍角'],
  [1001.05, '壹仟零壹元零伍分'],
  [10_010.1, '壹万零壹拾元壹角'],
  [110_000, '壹拾壹万元整'],
  [100_000_000, '壹亿元整'],
  [100_000_001, '壹亿零壹元整'],
  [999_999_999_999.99, '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  [1_000_000_000_000, '壹万亿元整'],
  [-5.5, '负伍元伍角'],
  [-0.01, '负壹分'],
  [-1_000_000, '负壹佰万元整'],
  [0.004, '零元整'],
  [-0.004, '零元整'],
  [0.999, '壹元整'],
])('K-05b %f yuan are %s', (amount, capitals) => {
  expect(chineseAmount(amount)).toBe(capitals)
})

test.each([
  [0, '0.00'],
  [0.1, '0.10'],
  [10, '10.00'],
  [1001.5, '1,001.50'],
  [19.999, '20.00'],
  [100_000_000, '100,000,000.00'],
  [-5.5, '-5.50'],
  [-0.001, '0.00'],
])('K-05c %f with two decimals is %s', (amount, text) => {
  expect(twoDecimals(amount)).toBe(text)
})

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 }

/** Reads capitals under a hundred million back, in fen: what was written by another rule than it is read by. */
function read(capitals: string): number {
  let [fen, section, digit] = [0, 0, 0]
  for (const sign of capitals) {
    if (DIGITS.includes(sign)) digit = DIGITS.indexOf(sign)
    else if (PLACES[sign]) [section, digit] = [section + digit * PLACES[sign], 0]
    else if (sign === '万') [fen, section, digit] = [fen + (section + digit) * 1_000_000, 0, 0]
    else if (sign === '元') [fen, section, digit] = [fen + (section + digit) * 100, 0, 0]
    else if (sign === '角') [fen, digit] = [fen + digit * 10, 0]
    else if (sign === '分') [fen, digit] = [fen + digit, 0]
  }
  return fen
}

test('K-05b every amount can be read back from its capitals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (fen) => {
      expect(read(chineseAmount(fen / 100))).toBe(fen)
    }),
  )
})
