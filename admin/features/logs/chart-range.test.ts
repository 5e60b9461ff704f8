import { expect, test } from 'vitest'
import { filterOf, rangeFor } from './chart-range.ts'

const NOW = Date.parse('2026-11-24T17:30:00Z')

test('B-77b a chart shows the days of the filter, else those of its moments, else the last thirty of the site', () => {
  expect(rangeFor({}, NOW)).toEqual({ creationTimeStart: '2026-10-27', creationTimeEnd: '2026-11-25', by: 'day' })
  expect(rangeFor({ creationTimeStart: '2026-11-20', creationTimeEnd: '2026-11-21' }, NOW)).toEqual({
    creationTimeStart: '2026-11-20',
    creationTimeEnd: '2026-11-21',
    by: 'hour',
  })
  expect(rangeFor({ creationTimeEnd: '2026-11-03' }, NOW)).toMatchObject({ creationTimeStart: '2026-10-05', by: 'day' })
  expect(rangeFor({ timeFrom: '2026-11-19T16:00:00Z', timeUntil: '2026-11-19T17:00:00Z' }, NOW)).toEqual({
    creationTimeStart: '2026-11-20',
    creationTimeEnd: '2026-11-20',
    by: 'hour',
  })
  expect(rangeFor({ creationTimeStart: '2020-01-01' }, NOW)).toMatchObject({
    creationTimeStart: '2025-10-22',
    creationTimeEnd: '2026-11-25',
  })
  expect(rangeFor({ creationTimeStart: '2026-12-01', creationTimeEnd: '2026-11-01' }, NOW)).toMatchObject({
    creationTimeStart: '2026-11-01',
  })
})

test('B-77c a bar stands for its day, or for the moments of its hour', () => {
  expect(filterOf('day', '2026-11-19T16:00:00.000Z')).toEqual({ creationTimeStart: '2026-11-20', creationTimeEnd: '2026-11-20' })
  expect(filterOf('hour', '2026-11-19T16:00:00.000Z')).toEqual({
    timeFrom: '2026-11-19T16:00:00.000Z',
    timeUntil: '2026-11-19T17:00:00.000Z',
  })
})
