import dayjs from 'dayjs'

/** Writes the date of a sheet's cell as the text that stands there; another cell stays as it is. The libraries read a sheet's own dates as if they were UTC. */
export function asSheetText<T>(cell: T): Exclude<T, Date> | string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
  return cell as Exclude<T, Date>
}

/** Reads the date of a sheet's cell. It has no time zone, so it is read in the time zone of the reader. A text that is no date stays as it is. */
export function sheetDate(cell: string | number | boolean | Date, time: boolean): string {
  const text = String(asSheetText(cell)).trim()
  const moment = dayjs(text)
  if (!moment.isValid()) return text
  return time ? moment.toISOString() : moment.format('YYYY-MM-DD')
}
