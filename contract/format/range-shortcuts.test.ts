import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { DATE_FORMAT } from './date-format.ts'
import { RANGE_SHORTCUTS, rangeOf, type RangeShortcut } from './range-shortcuts.ts'

test.each([
  ['yesterday', '2026-02-28 08:30:00'],
  ['lastWeek', '2026-02-22 08:30:00'],
  ['lastMonth', '2026-01-30 08:30:00'],
  ['lastThreeMonths', '2025-12-01 08:30:00'],
] satisfies [RangeShortcut, string][])('K-04 %s begins at %s and ends now', (shortcut, begins) => {
  const now = dayjs('2026-03-01T08:30:00')
  const [from, until] = rangeOf(shortcut, now)
  expect(from.format(DATE_FORMAT)).toBe(begins)
  expect(until.valueOf()).toBe(now.valueOf())
})

test('K-04 there are four: 1, 7, 30 and 90 days back', () => {
  expect(Object.values(RANGE_SHORTCUTS)).toEqual([1, 7, 30, 90])
})
