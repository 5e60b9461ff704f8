import { expect, test } from 'vitest'
import { slowness } from '../../scripts/lint/linear-regexp.mjs'
import { readNumber, typedNumber } from './typed-number.ts'

test.each([
  ['12', 12],
  ['1,234.5', 1234.5],
  ['1,299.00', 1299],
  ['9,800', 9800],
  ['1,234,567', 1_234_567],
  ['3,5', 3.5],
  ['12,50', 12.5],
  ['1.299,00', 1299],
  ['1.234.567,8', 1_234_567.8],
  ['0,125', 0.125],
  ['1234,567', 1234.567],
  ['-12,50', -12.5],
  ['１２．５', 12.5],
  ['１２，５０', 12.5],
  ['12。5', 12.5],
  [' −4 ', -4],
  ['.5', 0.5],
  ['1 000', 1000],
  ["12'345.50", 12_345.5],
  ['1 299,00', 1299],
  ['-0', 0],
  ['－１２', -12],
  ['0.30000000000000004', 0.30000000000000004],
  ['12.50000000000000000000', 12.5],
])('B-94b B-103a %j is read as %j', (text, number) => expect(typedNumber(text)).toBe(number))

test.each([
  '',
  '1e3',
  '0x10',
  '12 台',
  '12 50',
  '1,2,3',
  '12,34,567',
  '1,23.5',
  '1.2.3',
  '1.234.567',
  '12,',
  ',',
  '-',
  '１２％',
  '10²',
  '①',
  '1234567890123456.78',
  '9007199254740993',
  'Infinity',
  'NaN',
])('B-127b B-94b B-103a %j is refused, never read as another number', (text) => expect(typedNumber(text)).toBeNull())

test('B-103b a number says whether it has a decimal comma, and whether it is another one beside such numbers', () => {
  const kinds = (text: string) => [readNumber(text)?.hasDecimalComma, readNumber(text)?.isUnsure]
  expect(['12,50', '1.299,00'].map(kinds)).toEqual([
    [true, false],
    [true, false],
  ])
  expect(['1,299', '1.299'].map(kinds)).toEqual([
    [false, true],
    [false, true],
  ])
  expect(['1,299.00', '1,234,567', '0.125', '12.5'].map(kinds)).toEqual(Array.from({ length: 4 }, () => [false, false]))
})

test('B-103a a long text that is no number is refused quickly', () => {
  for (const text of ['1'.repeat(50_000) + 'x', '1,'.repeat(20_000), `1${',234'.repeat(20_000)}x`, `1${'.234'.repeat(20_000)}`])
    expect(typedNumber(text)).toBeNull()
  expect(slowness('^[+-]?[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\\.[0-9]+)?$', '')).toBeNull()
})
