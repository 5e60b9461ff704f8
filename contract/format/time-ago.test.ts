import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from './date-format.ts'
import { relativeTime, timeAgo } from './time-ago.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const before = (seconds: number) => NOW - seconds * 1000

test.each([
  [0, 'justNow', 0],
  [MINUTE - 1, 'justNow', 0],
  [MINUTE, 'minutesAgo', 1],
  [HOUR - 1, 'minutesAgo', 59],
  [HOUR, 'hoursAgo', 1],
  [DAY - 1, 'hoursAgo', 23],
  [DAY, 'dayAgo', 1],
  [2 * DAY, 'daysAgo', 2],
  [400 * DAY, 'daysAgo', 400],
])('K-02a time ago: %i seconds are %s, %i', (seconds, words, number) => {
  expect(timeAgo(before(seconds), NOW)).toEqual({ words, number })
})

test.each([
  [0, 'justNow', 0],
  [29.999, 'justNow', 0],
  [30, 'minutesAgo', 1],
  [2 * MINUTE - 1, 'minutesAgo', 1],
  [2 * MINUTE, 'minutesAgo', 2],
  [HOUR - 1, 'minutesAgo', 59],
  [HOUR, 'hoursAgo', 1],
  [DAY - 1, 'hoursAgo', 23],
  [DAY, 'dayAgo', 1],
  [2 * DAY - 1, 'dayAgo', 1],
])('K-02b relative time: %f seconds are %s, %i', (seconds, words, number) => {
  expect(relativeTime(before(seconds), NOW)).toEqual({ words, number })
})

test('K-02b relative time: from the second day on it is the date', () => {
  const given = before(2 * DAY)
  expect(relativeTime(given, NOW)).toBe(formatDate(given))
  expect(relativeTime(given, NOW, (moment) => formatDate(moment, 'YYYY-MM-DD'))).toBe(formatDate(given, 'YYYY-MM-DD'))
  expect(relativeTime('soon', NOW)).toBe('')
})

test('K-02 a clock that is a little slow makes nothing come from the future, and the future is not just now', () => {
  expect(relativeTime(NOW + 20_000, NOW)).toEqual({ words: 'justNow', number: 0 })
  expect(relativeTime(NOW + 60_000, NOW)).toBe(formatDate(NOW + 60_000))
  expect(timeAgo(NOW + 60_000, NOW)).toEqual({ words: 'justNow', number: 0 })
})

test('K-02c moments of ten digits are seconds', () => {
  expect(relativeTime(before(300) / 1000, NOW)).toEqual({ words: 'minutesAgo', number: 5 })
  expect(timeAgo(String(before(3 * DAY) / 1000), NOW)).toEqual({ words: 'daysAgo', number: 3 })
})

test('K-02 whatever the moment, the number is whole and fits its unit', () => {
  const most = { justNow: 0, minutesAgo: 59, hoursAgo: 23, dayAgo: 1, daysAgo: Number.POSITIVE_INFINITY }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 * DAY * 1000 }), (past) => {
      for (const said of [timeAgo(NOW - past, NOW), relativeTime(NOW - past, NOW)]) {
        if (typeof said === 'string') continue
        expect(Number.isInteger(said.number)).toBe(true)
        expect(said.number).toBeGreaterThanOrEqual(said.words === 'justNow' ? 0 : 1)
        expect(said.number).toBeLessThanOrEqual(most[said.words])
      }
    }),
  )
})
