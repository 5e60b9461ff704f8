import type { FieldKind } from '../fields.ts'
import { asSheetText, sheetDate, sheetMoment } from '../format/sheet-date.ts'
import { readNumber } from '../format/typed-number.ts'
import { LIST_KINDS } from '../field-schema.ts'
import { chosen, type Chosen } from './chosen.ts'
import type { Choice, Choices, SheetColumn } from './columns.ts'
import { isErrorText } from './errors.ts'
import type { Habits } from './habits.ts'
import { listText, partsOf } from './lists.ts'
import type { CellProblem } from './problems.ts'
import { rawOf, ShownCell } from './shown-cell.ts'

/** The content of a sheet's cell. A date is only ever read, never written. */
export type CellValue = string | number | boolean | Date | null
/** A cell as it is read: it may show another text than its value. */
export type ReadCell = CellValue | ShownCell

/** A row as Export answers it: a whole row with the names of what it refers to, in the language of the call. */
export type ExportedRow = Readonly<Record<string, unknown>> & {
  names: Readonly<Record<string, string | readonly (string | null)[] | null>>
}

export interface Writing {
  choices: Choices
  /** The time zone of the site. */
  zone: string
}

/** Writes a property into its cell: readable for people, and in a form that an import reads again. */
export function cellOf(column: SheetColumn, row: ExportedRow, { choices, zone }: Writing): CellValue {
  const { name, field } = column
  if (column.isNamed) return namedCell(row.names[name], field.kind)
  const value = row[name]
  if (value === null || value === undefined) return null
  if (field.kind === 'json') return JSON.stringify(value)
  const names = [row.names[name] ?? []].flat()
  if (Array.isArray(value))
    return listText(
      value.map((part, at) => names[at] ?? String(part)),
      field.kind,
    )
  if (names[0]) return names[0]
  if (choices[name]) return choices[name].find((choice) => choice.value === value)?.label ?? String(value)
  if (typeof value === 'number') return value
  return field.kind === 'date' && field.time ? sheetMoment(String(value), zone) : String(value)
}

function namedCell(said: ExportedRow['names'][string] | undefined, kind: FieldKind): CellValue {
  if (typeof said !== 'string') return null
  return kind === 'number' ? Number(said) : said
}

export type Read = Chosen | { problem: CellProblem }

export interface CellReading {
  choices: Choices
  habits: Habits
  /** The time zone of the site. */
  zone: string
}

/**
 * Reads a cell as the value of its property; null for an empty cell. A text that names no choice comes back as `unknown`, one that names several as
 * `ambiguous`, one that is no number, no day or an
 * error of the spreadsheet as `problem`; the schema judges the rest. Numbers and days are read from what lies behind the cell, texts from what it shows.
 */
export function valueOf({ name, field }: SheetColumn, cell: ReadCell, { choices, habits, zone }: CellReading): Read | null {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return null
  if (typeof cell === 'string' && isErrorText(cell)) return { problem: 'error' }
  if (field.kind === 'date') return sheetDate(rawOf(cell), { time: field.time ?? false, order: habits.orderOf(name), zone })
  if (field.kind === 'number' || field.kind === 'money') return numberOf(rawOf(cell), habits.hasDecimalComma(name))
  if (field.kind === 'json') return { value: nested(String(asSheetText(rawOf(cell)))) }
  const text = shownText(cell)
  if (isShortened(cell, text)) return { problem: 'digits' }
  if (LIST_KINDS.has(field.kind)) return listOf(field.kind, text, { choices: choices[name], habits })
  return choices[name] ? chosen(text.trim(), choices[name], habits.isOtherLanguage) : { value: text }
}

/** Returns the text that a spreadsheet shows for a cell; yes and no are written as it writes them. */
function shownText(cell: Exclude<ReadCell, null>): string {
  if (typeof cell === 'boolean') return String(cell).toUpperCase()
  return String(typeof cell === 'number' ? exact(cell) : asSheetText(cell))
}

/** The kinds that are read from what lies behind a cell. */
const RAW: ReadonlySet<FieldKind> = new Set(['date', 'number', 'money', 'json'])

/** Returns a cell of a file as it is read again when it is written into another. */
export const writtenCell = (cell: ReadCell, column?: SheetColumn): CellValue =>
  cell instanceof ShownCell && column && !RAW.has(column.field.kind) ? String(cell) : asSheetText(rawOf(cell))

function listOf(kind: FieldKind, cell: string, { choices, habits }: { choices: readonly Choice[] | undefined; habits: Habits }): Read {
  const parts = partsOf(cell, kind)
  if (!choices) return { value: parts }
  const read = parts.map((part) => chosen(part, choices, habits.isOtherLanguage))
  return read.find((one) => !('value' in one)) ?? { value: read.map((one) => 'value' in one && one.value) }
}

/** Nested data is written as JSON. A text that is none stays a text, of which the schema complains. */
function nested(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A spreadsheet shows at most so many digits of a number; the others are an error of its arithmetic. */
const SHOWN_DIGITS = 15

/**
 * True for a number of which a text field would not get what somebody has typed: a spreadsheet has put zeros in the place of the last digits of a longer one, such as that
 * of an identity card, or shows it with an exponent.
 */
const isShortened = (cell: ReadCell, text: string) => {
  const raw = rawOf(cell)
  return typeof raw === 'number' && (Math.abs(raw) >= 10 ** SHOWN_DIGITS || EXPONENT.test(text))
}
const EXPONENT = /^-?\d{1,3}(?:\.\d{0,20})?e[+-]?\d{1,3}$/i

/** Whole numbers are exact up to their limit, which has more digits. */
const exact = (number: number): number => (Number.isSafeInteger(number) ? number : Number(number.toPrecision(SHOWN_DIGITS)))

function numberOf(cell: string | number | boolean | Date, hasDecimalComma: boolean): Read {
  if (typeof cell === 'number') return { value: exact(cell) }
  const read = typeof cell === 'string' ? readNumber(cell) : null
  if (!read) return { problem: 'number' }
  return hasDecimalComma && read.isUnsure ? { problem: 'numberUnsure' } : { value: read.number }
}
