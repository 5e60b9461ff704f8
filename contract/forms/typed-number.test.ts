import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['12', 12],
  ['1,234.5', 1234.5],
  ['3,5', 3.5],
  ['１２．５', 12.5],
  [' −4 ', -4],
  ['.5', 0.5],
  ['1 000', 1000],
  ['', null],
  ['1e3', null],
  ['0x10', null],
  ['12 台', null],
  ['1,2,3', null],
])('B-94b %j is typed for %j', (text, number) => expect(typedNumber(text)).toBe(number))
