import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, dayEnd, dayIn, daysAfter, dayStart, momentIn } from './zone-time.ts'

const HOUR_MS = 3_600_000
const hours = (day: string, zone: string) => (dayEnd(day, zone) - dayStart(day, zone)) / HOUR_MS

test('B-104c a day on which clocks change has 23 or 25 hours, also where they change at midnight; others have 24', () => {
  for (const [zone, day, begin, count] of [
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z', 24],
    // Clocks go from 24:00 to 1:00, from 1:00 to 0:00, and from 24:00 to 23:00.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 23],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', 25],
    ['Asia/Shanghai', '2026-03-08', '2026-03-07T16:00:00.000Z', 24],
  ] as const)
    expect([zone, day, new Date(dayStart(day, zone)).toISOString(), hours(day, zone)]).toEqual([zone, day, begin, count])
})

test('B-104c every moment belongs to one day: days begin at their first moment and end where the next begins, in every zone', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 12_000 }), (name, count) => {
      const day = daysAfter('2012-01-01', count)
      const [start, end] = [dayStart(day, name), dayEnd(day, name)]
      expect([name, dayIn(name, start), dayIn(name, end - 1), dayIn(name, end)]).toEqual([name, day, day, daysAfter(day, 1)])
      expect(dayIn(name, start - 1)).toBe(daysAfter(day, -1))
    }),
    { numRuns: 400 },
  )
})

test('B-104c the first and the last day that can be written are days too', () => {
  for (const zone of ['Asia/Shanghai', 'America/New_York'])
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31']) {
      expect([zone, day, Number.isFinite(dayStart(day, zone))]).toEqual([zone, day, true])
      expect([zone, day, hours(day, zone)]).toEqual([zone, day, 24])
    }
})

test('B-104d a time that clocks show leads back to its moment; a time that comes twice means the first, a skipped one the time after it', () => {
  const moment = Date.UTC(2026, 2, 4, 12)
  expect(clockTime('Asia/Shanghai', moment)).toBe('2026-03-04 20:00:00')
  expect(momentIn('Asia/Shanghai', '2026-03-04 20:00:00')).toBe(moment)
  expect(new Date(momentIn('America/New_York', '2026-11-01 01:30:00')).toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(clockTime('America/New_York', momentIn('America/New_York', '2026-03-08 02:30:00'))).toBe('2026-03-08 03:30:00')
})

test('K-04 a day is that of its time zone: late in the evening in London it is tomorrow in Shanghai', () => {
  const moment = Date.UTC(2026, 0, 31, 23, 30)
  expect(dayIn('Europe/London', moment)).toBe('2026-01-31')
  expect(dayIn('Asia/Shanghai', moment)).toBe('2026-02-01')
})
