import { clockTime, dayIn, daysAfter } from '../../../contract/format/zone-time.ts'
import { pageData } from '../../browser/page-data.ts'

// The days of filters and charts are those of the site, wherever the reader is.

const DAY_MS = 24 * 60 * 60_000

/** The day of the site (`YYYY-MM-DD`) to which a moment belongs. */
export const dayOf = (moment: string | number): string => dayIn(pageData.timeZone, new Date(moment).getTime())

/** The time of day at the site: `09:00`. */
export const clockOf = (moment: string | number): string => clockTime(pageData.timeZone, new Date(moment).getTime()).slice(11, 16)

/** The day so many days before. */
export const dayBefore = (day: string, days: number): string => daysAfter(day, -days)

/** The number of days from one to another, both included. */
export const daysFrom = (first: string, last: string): number => Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
