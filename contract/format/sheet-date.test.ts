import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSheetText, sheetDate, sheetMoment } from './sheet-date.ts'
import { orderOf, readDay } from './written-day.ts'

test.each(['2025-03-04', '2025/3/4', '2025.3.4', '2025年3月4日', '20250304', '２０２５－０３－０４', ' 2025-03-04 ', '2025-03-04 00:00'])(
  'B-103c %j is 4 March',
  (text) => expect(readDay(text, false, null)).toEqual({ value: '2025-03-04' }),
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
  expect(readDay(text, false, null)).toEqual({ problem })
})

test('B-103d a day whose year stands last is read in the order of its column', () => {
  expect(['31/12/2025', '12/31/2025', '05/04/2025', '5.4.2025 8:30', '2025-12-31'].map(orderOf)).toEqual([
    'dayFirst',
    'monthFirst',
    null,
    null,
    null,
  ])
  expect(readDay('05/04/2025', false, 'dayFirst')).toEqual({ value: '2025-04-05' })
  expect(readDay('05/04/2025', false, 'monthFirst')).toEqual({ value: '2025-05-04' })
  expect(readDay('05/05/2025', false, null)).toEqual({ value: '2025-05-05' })
  expect(readDay('31/12/2025', false, 'monthFirst')).toEqual({ problem: 'dayNone' })
})

test('B-103c a moment is the reader’s own unless it names its zone', () => {
  const own = new Date('2026-01-03T08:30:00').toISOString()
  expect(
    ['2026-01-03 08:30', '2026/1/3 8:30:00', '2026年1月3日 08:30', '2026-01-03T08:30'].map((text) => readDay(text, true, null)),
  ).toEqual(Array.from({ length: 4 }, () => ({ value: own })))
  expect(readDay('2026-01-03T08:30:00+08:00', true, null)).toEqual({ value: '2026-01-03T00:30:00.000Z' })
  for (const text of ['2026-01-03 24:00', '2026-01-03 08:60']) expect(readDay(text, true, null)).toEqual({ problem: 'dayNone' })
})

test('B-103e the time of a sheet’s own date is rounded to the second, never cut', () => {
  // 42488.479166666664 days since 1899-12-30 fall a little short of 11:30.
  const short = new Date(Math.floor((42_488.479166666664 - 25_569) * 86_400_000) - 1)
  expect(asSheetText(short)).toBe('2016-04-28 11:30:00')
  expect(asSheetText(new Date('2025-03-04T00:00:00.001Z'))).toBe('2025-03-04')
  expect(sheetDate(new Date('1899-12-31T08:30:00Z'), true)).toEqual({ problem: 'day' })
  expect(sheetDate(2025, false)).toEqual({ problem: 'dayYear' })
})

test('B-103e any moment that is written into a cell is read as the same moment', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
      expect(sheetDate(sheetMoment(date.toISOString()), true)).toEqual({ value: date.toISOString() })
    }),
  )
})
