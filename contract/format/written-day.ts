import { usualWidth } from './usual-width.ts'
import { clockTime, dayIn, dayStart, momentIn } from './zone-time.ts'

/** The order of a day whose year stands last: day before month, or month before day. */
export type DayOrder = 'dayFirst' | 'monthFirst'
/** A text that is no day has one of these faults; each has words of its own (`contract/words/sheet-refusals.ts`). */
export type DayProblem = 'day' | 'dayNone' | 'dayOrder' | 'dayYear' | 'dayOnly'
export type ReadDay = { value: string } | { problem: DayProblem }

const YEAR_FIRST =
  /^([0-9]{4})(?:-([0-9]{1,2})-([0-9]{1,2})|\/([0-9]{1,2})\/([0-9]{1,2})|\.([0-9]{1,2})\.([0-9]{1,2})|([0-9]{2})([0-9]{2})|年([0-9]{1,2})月([0-9]{1,2})日?)$/
const YEAR_LAST = /^([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4})$/
const TIME = /^([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(\.[0-9]{1,9})?)?(z|[+-][0-9]{2}:?[0-9]{2})?$/i
const YEAR = /^[0-9]{4}年?$/

const narrowed = (text: string) => usualWidth(text).trim()

/** Divides a moment into its day and its time of day, which is empty where there is none. */
function parted(text: string): [day: string, time: string] {
  const at = text.search(/[\sT]/)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()]
}

/** Returns the order that a day itself proves, since no month is later than the twelfth; null for one that proves none. */
export function orderOf(text: string): DayOrder | null {
  const [, first, , second] = YEAR_LAST.exec(parted(narrowed(text))[0]) ?? []
  if (Number(first) > 12 && Number(second) <= 12) return 'dayFirst'
  return Number(second) > 12 && Number(first) <= 12 ? 'monthFirst' : null
}

/**
 * Reads a day that exists, `YYYY-MM-DD`, or with a time zone a moment, whose clocks are those of the zone unless it names its own. A day whose year stands
 * last is read in the order of its column (B-103d).
 */
export function readDay(text: string, order: DayOrder | null, zone: string | null): ReadDay {
  const narrow = narrowed(text)
  if (YEAR.test(narrow)) return { problem: 'dayYear' }
  const [dayText, timeText] = parted(narrow)
  const day = dayOf(dayText, order)
  if ('problem' in day) return day
  return timeText === '' && zone !== null ? beginOf(day.value, zone) : momentOf(day.value, timeText, zone)
}

/** The first moment of a day, which is not midnight where clocks are put forward then. A zone that changed the side of the date line has skipped a whole day. */
function beginOf(day: string, zone: string): ReadDay {
  const moment = dayStart(day, zone)
  return Number.isNaN(moment) || dayIn(zone, moment) !== day ? { problem: 'dayNone' } : { value: new Date(moment).toISOString() }
}

function dayOf(text: string, order: DayOrder | null): ReadDay {
  const [, year, ...parts] = YEAR_FIRST.exec(text) ?? []
  if (year) return existing(year, ...(parts.filter((part) => part !== undefined) as [string, string]))
  const [, first, , second, last] = YEAR_LAST.exec(text) ?? []
  if (!first || !second || !last) return { problem: 'day' }
  if (first !== second && !order) return { problem: 'dayOrder' }
  return order === 'monthFirst' ? existing(last, first, second) : existing(last, second, first)
}

function existing(year: string, month: string, day: string): ReadDay {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value) ? { value } : { problem: 'dayNone' }
}

function momentOf(day: string, text: string, zone: string | null): ReadDay {
  const [, hour, minute, second = '00', fraction = '', own = ''] = TIME.exec(text || '0:00') ?? []
  if (!hour || !minute) return { problem: 'day' }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return { problem: 'dayNone' }
  const clock = `${hour.padStart(2, '0')}:${minute}:${second}`
  if (zone === null) return clock === '00:00:00' && !Number(fraction) ? { value: day } : { problem: 'dayOnly' }
  const moment = own ? Date.parse(`${day}T${clock}${own.toUpperCase()}`) : momentIn(zone, `${day} ${clock}`)
  // A clock that is put forward passes over an hour, which is then no time of that day.
  if (Number.isNaN(moment) || (!own && clockTime(zone, moment) !== `${day} ${clock}`)) return { problem: 'dayNone' }
  return { value: new Date(moment + Math.trunc(Number(fraction || 0) * 1000 + 1e-6)).toISOString() }
}
