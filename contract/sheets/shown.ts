import { formatValue } from 'hucre'
import { asSheetText, wholeSecond } from '../format/sheet-date.ts'
import { ShownCell } from './shown-cell.ts'

/** The formats whose days each spreadsheet shows in the order of its own country: numbers 14 and 22. */
const OF_THE_COUNTRY = /^m\/d\/yy(?:yy)?(?: h:mm)?$/
/** Names of days and eras that the library does not write. */
const UNKNOWN = /a{3,}|[ge]{1,4}(?![a-z])/i
const PLAIN = /^(?:general|@)?$/i
const QUOTED = /"[^"]*"|\\./g

/** Returns a number or a date together with what a spreadsheet shows of it in a format (B-108a); other cells stay as they are. */
export function shownCell<T>(cell: T, format: string | undefined): T | ShownCell {
  if (format === undefined || PLAIN.test(format.trim())) return cell
  const shown = cell instanceof Date ? shownDate(cell, format) : typeof cell === 'number' ? formatValue(cell, format) : ''
  return shown.trim() === '' ? cell : new ShownCell(cell as number | Date, shown.trim())
}

function shownDate(date: Date, format: string): string {
  const bare = format.replaceAll(QUOTED, '')
  return OF_THE_COUNTRY.test(format) || UNKNOWN.test(bare) ? asSheetText(date) : formatValue(wholeSecond(date), format)
}
