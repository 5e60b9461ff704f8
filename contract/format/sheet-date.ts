import { formatDate } from './date-format.ts'
import { readDay, type DayOrder, type ReadDay } from './written-day.ts'

const SECOND_MS = 1000
/** A spreadsheet counts days from here; what lies before is a time of day without a day. */
const FIRST_DAY = Date.UTC(1900, 0, 1)

/**
 * Writes the date of a sheet's cell as the text that stands there; another cell stays as it is. The libraries read a sheet's own dates as if they were UTC,
 * and the fraction that is its time of day is exact to the second only.
 */
export function asSheetText<T>(cell: T): Exclude<T, Date> | string {
  if (!(cell instanceof Date)) return cell as Exclude<T, Date>
  if (Number.isNaN(cell.valueOf())) return ''
  const whole = new Date(Math.round(cell.valueOf() / SECOND_MS) * SECOND_MS)
  return whole.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
}

/** Reads the date of a sheet's cell. It has no time zone, so it is read in the time zone of the reader. */
export function sheetDate(cell: string | number | boolean | Date, time: boolean, order: DayOrder | null = null): ReadDay {
  if (cell instanceof Date && !(cell.valueOf() >= FIRST_DAY)) return { problem: 'day' }
  return readDay(String(asSheetText(cell)), time, order)
}

/** Writes a moment as a sheet shows it. A moment that would be read as another one, since its hour comes twice that day, is written with its zone. */
export function sheetMoment(value: string): string {
  const text = formatDate(value, value.endsWith('.000Z') ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm:ss.SSS')
  const read = sheetDate(text, true)
  return 'value' in read && read.value === value ? text : value
}
