import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { clockTime } from './zone-time.ts'

dayjs.extend(utc)

/** A moment as it comes: ISO text, a `Date`, or a number of milliseconds, of seconds where it has ten digits (K-02), since 1970. */
export type Moment = string | number | Date

/** K-03. */
export const DATE_FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** A number is read in the same way whether it comes as a number or as text. */
export function readMoment(given: Moment): Dayjs {
  const text = String(given)
  if (/^\d{10}$/.test(text)) return dayjs(Number(text) * 1000)
  return dayjs(/^\d{11,}$/.test(text) ? Number(text) : given)
}

/** Returns a moment in the time of a zone, else in the reader's own; nothing for a value that is no moment. */
export function formatDate(given: Moment | null | undefined, pattern = DATE_FORMAT, zone?: string): string {
  if (given === null || given === undefined) return ''
  const moment = readMoment(given)
  if (!moment.isValid()) return ''
  return (zone === undefined ? moment : clockIn(zone, moment.valueOf())).format(pattern)
}

/** Returns a day with a time as clocks in a zone show it at a moment, whatever clocks the reader has. It tells the time only, no moment. */
export const clockIn = (zone: string, moment: number): Dayjs => dayjs.utc(clockTime(zone, moment).replace(' ', 'T'))
