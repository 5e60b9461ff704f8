import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1k'],
  [1234, '1.2k'],
  [10_000, '10k'],
  [999_900, '999.9k'],
  [999_950, '1M'],
  [1_500_000, '1.5M'],
  [2e9, '2G'],
  [3.14e12, '3.1T'],
  [1e15, '1P'],
  [9.99e18, '10E'],
  [5e21, '5000E'],
  [-1234, '-1.2k'],
  [-0.01, '0'],
  [12.34, '12.3'],
])('K-05a %f is shortened to %s', (value, short) => {
  expect(shortNumber(value)).toBe(short)
})

test('K-05a as many digits as wished', () => {
  expect(shortNumber(1234, 0)).toBe('1k')
  expect(shortNumber(1234, 2)).toBe('1.23k')
})

test('K-05a what is written is the number within half of its last digit, in at most four digits', () => {
  const value = { '': 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15, E: 1e18 }
  fc.assert(
    fc.property(fc.double({ min: -9e20, max: 9e20, noNaN: true }), (number) => {
      const [, written, unit] = /^(-?\d{1,3}(?:\.\d)?)([kMGTPE]?)$/.exec(shortNumber(number))!
      const scale = value[unit as keyof typeof value]
      expect(Math.abs(Number(written) * scale - number)).toBeLessThanOrEqual(0.0501 * scale)
    }),
  )
})
