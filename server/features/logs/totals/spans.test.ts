import { expect, test } from 'vitest'
import { momentsOf } from './spans.ts'

const at = (by: 'hour' | 'day', [creationTimeStart, creationTimeEnd]: [string, string], zone: string) =>
  momentsOf({ creationTimeStart, creationTimeEnd, by }, zone).map((moment) => new Date(moment).toISOString().slice(0, 16))

test('B-72e days and hours are those of the site’s time zone, also where it differs by quarters of an hour', () => {
  expect(at('day', ['2026-11-24', '2026-11-25'], 'Asia/Shanghai')).toEqual(['2026-11-23T16:00', '2026-11-24T16:00', '2026-11-25T16:00'])
  expect(at('hour', ['2026-11-24', '2026-11-24'], 'Asia/Kathmandu').slice(0, 2)).toEqual(['2026-11-23T18:15', '2026-11-23T19:15'])
})

test('B-72e the days on which clocks change have 23 and 25 hours, and end where the next begins', () => {
  const hours = (day: string) => at('hour', [day, day], 'Europe/Berlin').length - 1
  expect(['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'].map(hours)).toEqual([24, 23, 25, 24])
  expect(at('day', ['2026-03-29', '2026-03-29'], 'Europe/Berlin')).toEqual(['2026-03-28T23:00', '2026-03-29T22:00'])
})
