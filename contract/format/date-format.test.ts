import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { DATE_FORMAT, formatDate, readMoment } from './date-format.ts'

const at = (text: string) => dayjs(text).toDate()

test('K-03 a date is written as year, month, day, hour, minute and second unless told otherwise', () => {
  expect(DATE_FORMAT).toBe('YYYY-MM-DD HH:mm:ss')
  expect(formatDate(at('2026-03-04T05:06:07'))).toBe('2026-03-04 05:06:07')
  expect(formatDate(at('2026-03-04T05:06:07').toISOString())).toBe('2026-03-04 05:06:07')
  expect(formatDate(at('2026-03-04T05:06:07'), 'YYYY-MM-DD')).toBe('2026-03-04')
})

test('K-03 what is no moment is not written as one', () => {
  expect(['', 'soon', null, undefined, new Date(Number.NaN)].map((given) => formatDate(given))).toEqual(['', '', '', '', ''])
})

test('K-02c a number of ten digits is seconds, any other milliseconds', () => {
  const moment = Date.UTC(2026, 2, 4, 5, 6, 7)
  for (const given of [moment, moment / 1000, String(moment), String(moment / 1000)]) expect(readMoment(given).valueOf()).toBe(moment)
  expect(readMoment(123_456_789).valueOf()).toBe(123_456_789)
  expect(readMoment(12_345_678_901).valueOf()).toBe(12_345_678_901)
})
