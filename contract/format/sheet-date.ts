import { clockTime } from './zone-time.ts'
import { readDay, type DayOrder, type ReadDay } from './written-day.ts'

const SECOND_MS = 1000
/** A spreadsheet counts days from here; what lies before is a time of day without a day. */
const FIRST_DAY = Date.UTC(1900, 0, 1)

/** Rounds the date of a sheet's cell: the fraction that is its time of day is exact to the second only. */
export const wholeSecond = (date: Date): Date => new Date(Math.round(date.valueOf() / SECOND_MS) * SECOND_MS)

/** Writes the date of a sheet's cell as the text that stands there; another cell stays as it is. The libraries read a sheet's own dates as if they were UTC. */
export function asSheetText<T>(cell: T): Exclude<T, Date> | string {
  if (!(cell instanceof Date)) return cell as Exclude<T, Date>
  if (Number.isNaN(cell.valueOf())) return ''
  return wholeSecond(cell).toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
}

/** The way in which a date of a sheet is read. */
export interface DateReading {
  /** True for a moment, false for a day. */
  time: boolean
  /** The order that the days of its column prove. */
  order?: DayOrder | null
  /** A sheet's date has no time zone: its clocks are those of the site. */
  zone: string
}

/** Reads the date of a sheet's cell. */
export function sheetDate(cell: string | number | boolean | Date, { time, order = null, zone }: DateReading): ReadDay {
  if (cell instanceof Date && !(cell.valueOf() >= FIRST_DAY)) return { problem: 'day' }
  return readDay(String(asSheetText(cell)), order, time ? zone : null)
}

/** Writes a moment as clocks in the zone show it. A moment that would be read as another one, since its hour comes twice that day, is written with its zone. */
export function sheetMoment(value: string, zone: string): string {
  const clock = clockTime(zone, Date.parse(value))
  const text = value.endsWith('.000Z') ? clock : `${clock}${value.slice(-5, -1)}`
  const read = sheetDate(text, { time: true, zone })
  return 'value' in read && read.value === value ? text : value
}
