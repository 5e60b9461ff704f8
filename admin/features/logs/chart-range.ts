import { dayBefore, dayOf, daysFrom } from './site-days.ts'

/** The days that a chart shows without any in the filter, and the most that it shows at all. */
const USUAL_DAYS = 30
const MOST_DAYS = 400
/** So few days are shown by the hour. */
const BY_HOUR = 2

export interface ChartRange {
  creationTimeStart: string
  creationTimeEnd: string
  by: 'hour' | 'day'
}

/** The days of the chart: those of the filter, else those of its moments, else the last month. */
export function rangeFor(values: Readonly<Record<string, string>>, now: number): ChartRange {
  const today = dayOf(now)
  const given = (day: string, moment: string) => values[day] ?? (values[moment] ? dayOf(values[moment]) : undefined)
  const last = given('creationTimeEnd', 'timeUntil') ?? today
  const wished = given('creationTimeStart', 'timeFrom') ?? dayBefore(last, USUAL_DAYS - 1)
  const first = wished > last ? last : wished
  const count = Math.min(daysFrom(first, last), MOST_DAYS)
  return { creationTimeStart: dayBefore(last, count - 1), creationTimeEnd: last, by: count <= BY_HOUR ? 'hour' : 'day' }
}

const HOUR_MS = 60 * 60_000

/** The filter that shows what happened in one span of the chart. */
export const filterOf = (by: ChartRange['by'], time: string): Record<string, string> =>
  by === 'day'
    ? { creationTimeStart: dayOf(time), creationTimeEnd: dayOf(time) }
    : { timeFrom: time, timeUntil: new Date(Date.parse(time) + HOUR_MS).toISOString() }
