import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSheetText, sheetDate, sheetMoment } from './sheet-date.ts'
import { orderOf, readDay } from './written-day.ts'

const ZONE = 'America/Los_Angeles'

test.each(['2025-03-04', '2025/3/4', '2025.3.4', '2025年3月4日', '20250304', '２０２５－０３－０４', ' 2025-03-04 ', '2025-03-04 00:00'])(
  'B-103c %j is 4 March',
  (text) => expect(readDay(text, null, null)).toEqual({ value: '2025-03-04' }),
)

test.each([
  ['2025-02-30', 'dayNone'],
  ['2025-13-05', 'dayNone'],
  ['20251305', 'dayNone'],
  ['2025-00-10', 'dayNone'],
  ['1900-02-29', 'dayNone'],
  ['31/12/2025', 'dayOrder'],
  ['05/04/2025', 'dayOrder'],
  ['2025', 'dayYear'],
  ['2025年', 'dayYear'],
  ['45720', 'day'],
  ['2025-03', 'day'],
  ['4 March', 'day'],
  ['soon', 'day'],
  ['2025-03-04 08:30', 'dayOnly'],
  ['2025-03-04 morning', 'day'],
])('B-103c %j is refused as a day (%s), never read as another', (text, problem) => {
  expect(readDay(text, null, null)).toEqual({ problem })
})

test('B-103d a day whose year stands last is read in the order of its column', () => {
  expect(['31/12/2025', '12/31/2025', '05/04/2025', '5.4.2025 8:30', '2025-12-31'].map(orderOf)).toEqual([
    'dayFirst',
    'monthFirst',
    null,
    null,
    null,
  ])
  expect(readDay('05/04/2025', 'dayFirst', null)).toEqual({ value: '2025-04-05' })
  expect(readDay('05/04/2025', 'monthFirst', null)).toEqual({ value: '2025-05-04' })
  expect(readDay('05/05/2025', null, null)).toEqual({ value: '2025-05-05' })
  expect(readDay('31/12/2025', 'monthFirst', null)).toEqual({ problem: 'dayNone' })
})

test('B-127c B-103c B-108c a moment has the clocks of the site’s zone unless it names its own, and a day without a time is its first moment', () => {
  const own = '2026-01-03T16:30:00.000Z'
  expect(
    ['2026-01-03 08:30', '2026/1/3 8:30:00', '2026年1月3日 08:30', '2026-01-03T08:30'].map((text) => readDay(text, null, ZONE)),
  ).toEqual(Array.from({ length: 4 }, () => ({ value: own })))
  expect(readDay('2026-01-03T08:30:00+08:00', null, ZONE)).toEqual({ value: '2026-01-03T00:30:00.000Z' })
  expect(readDay('2026-01-03', null, ZONE)).toEqual({ value: '2026-01-03T08:00:00.000Z' })
  // Clocks there went from midnight to one o'clock, and the islands went without 30 December.
  expect(readDay('2024-04-26', null, 'Africa/Cairo')).toEqual({ value: '2024-04-25T22:00:00.000Z' })
  expect(readDay('2024-04-26 00:00', null, 'Africa/Cairo')).toEqual({ problem: 'dayNone' })
  expect(readDay('2011-12-30', null, 'Pacific/Apia')).toEqual({ problem: 'dayNone' })
  for (const text of ['2026-01-03 24:00', '2026-01-03 08:60']) expect(readDay(text, null, ZONE)).toEqual({ problem: 'dayNone' })
})

test('B-103e the time of a sheet’s own date is rounded to the second, never cut', () => {
  // 42488.479166666664 days since 1899-12-30 fall a little short of 11:30.
  const short = new Date(Math.floor((42_488.479166666664 - 25_569) * 86_400_000) - 1)
  expect(asSheetText(short)).toBe('2016-04-28 11:30:00')
  expect(asSheetText(new Date('2025-03-04T00:00:00.001Z'))).toBe('2025-03-04')
  expect(sheetDate(new Date('1899-12-31T08:30:00Z'), { time: true, zone: ZONE })).toEqual({ problem: 'day' })
  expect(sheetDate(2025, { time: false, zone: ZONE })).toEqual({ problem: 'dayYear' })
})

test('B-103e B-108c any moment that is written into a cell is read as the same moment, in any zone', () => {
  const zone = fc.constantFrom('Asia/Shanghai', ZONE, 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia')
  fc.assert(
    fc.property(zone, fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true }), (at, date) => {
      expect(sheetDate(sheetMoment(date.toISOString(), at), { time: true, zone: at })).toEqual({ value: date.toISOString() })
    }),
  )
})

test('B-108c the sheet has the day of the site, and a time that its clocks skip is none', () => {
  expect(sheetMoment('2026-03-05T03:30:00.000Z', ZONE)).toBe('2026-03-04 19:30:00')
  expect(sheetMoment('2026-03-05T03:30:00.250Z', ZONE)).toBe('2026-03-04 19:30:00.250')
  expect(sheetDate('2026-03-08 02:30', { time: true, zone: ZONE })).toEqual({ problem: 'dayNone' })
  // The first of the two times when clocks are put back needs no zone, the second does.
  expect(sheetMoment('2026-11-01T08:30:00.000Z', ZONE)).toBe('2026-11-01 01:30:00')
  expect(sheetMoment('2026-11-01T09:30:00.000Z', ZONE)).toBe('2026-11-01T09:30:00.000Z')
})
