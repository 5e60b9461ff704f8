import dayjs, { type Dayjs } from 'dayjs'

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

/** Returns a moment in the reader's own time; nothing for a value that is no moment. */
export function formatDate(given: Moment | null | undefined, pattern = DATE_FORMAT): string {
  if (given === null || given === undefined) return ''
  const moment = readMoment(given)
  return moment.isValid() ? moment.format(pattern) : ''
}
