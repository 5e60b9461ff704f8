import dayjs from 'dayjs'
import type { FieldKind } from '../../../contract/fields.ts'
import { formatDate } from '../../../contract/format/date-format.ts'
import { NO, YES } from '../../../contract/format/yes-no.ts'
import { LIST_KINDS } from '../../../contract/field-schema.ts'
import type { Choice, Choices, SheetColumn } from './columns.ts'

/** The content of a sheet's cell. A date is only ever read, never written. */
export type CellValue = string | number | boolean | Date | null

const COMMA = '、'
/** Commas do not divide pictures: their addresses may hold commas. */
const SPLIT = { pictures: /[\s;；]+/, other: /[,，、;；\n]+/ }

/** A row as Export answers it: a whole row with the names of what it refers to, in the language of the call. */
export type ExportedRow = Readonly<Record<string, unknown>> & {
  names: Readonly<Record<string, string | readonly (string | null)[] | null>>
}

/** Writes a property into its cell: readable for people, and in a form that an import reads again. */
export function cellOf({ name, field }: SheetColumn, row: ExportedRow, choices: Choices): CellValue {
  const value = row[name]
  if (value === null || value === undefined) return null
  if (field.kind === 'json') return JSON.stringify(value)
  const names = [row.names[name] ?? []].flat()
  if (Array.isArray(value))
    return field.kind === 'pictures' ? value.join('\n') : value.map((part, at) => names[at] ?? String(part)).join(COMMA)
  if (names[0]) return names[0]
  if (choices[name]) return choices[name].find((choice) => choice.value === value)?.label ?? String(value)
  if (typeof value === 'number') return value
  return field.kind === 'date' && field.time ? formatDate(String(value), 'YYYY-MM-DD HH:mm:ss') : String(value)
}

export type Read = { value: unknown } | { unknown: string }

/** Reads a cell as the value of its property; null for an empty cell. A text that names no choice comes back as `unknown`; the schema judges the rest. */
export function valueOf({ name, field }: SheetColumn, cell: CellValue, choices: Choices): Read | null {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return null
  if (LIST_KINDS.has(field.kind)) return listOf(field.kind, String(cell), choices[name])
  if (choices[name]) return chosen(String(cell).trim(), choices[name])
  return { value: plain(field.kind, field.time ?? false, cell) }
}

function listOf(kind: FieldKind, cell: string, choices: readonly Choice[] | undefined): Read {
  const parts = cell
    .split(kind === 'pictures' ? SPLIT.pictures : SPLIT.other)
    .map((part) => part.trim())
    .filter(Boolean)
  if (!choices) return { value: parts }
  const read = parts.map((part) => chosen(part, choices))
  return read.find((one) => 'unknown' in one) ?? { value: read.map((one) => 'value' in one && one.value) }
}

/** Finds a choice by its label, else by its value. */
function chosen(said: string, choices: readonly Choice[]): Read {
  const found = choices.find(({ label }) => label === said) ?? choices.find(({ value }) => String(value) === said)
  if (found) return { value: found.value }
  const word = said.toLowerCase()
  const isOther = choices.find(({ value }) => (value === true && YES.has(word)) || (value === false && NO.has(word)))
  return isOther ? { value: isOther.value } : { unknown: said }
}

function plain(kind: FieldKind, time: boolean, cell: Exclude<CellValue, null>): unknown {
  if (kind === 'number' || kind === 'money') return numberOf(cell)
  if (kind === 'date') return dateOf(cell, time)
  if (kind === 'json') return nested(cell)
  if (cell instanceof Date) return formatDate(cell.toISOString(), 'YYYY-MM-DD')
  return String(cell)
}

/** Nested data is written as JSON. A text that is none stays a text, of which the schema complains. */
function nested(cell: Exclude<CellValue, null>): unknown {
  try {
    return JSON.parse(String(cell))
  } catch {
    return String(cell)
  }
}

function numberOf(cell: Exclude<CellValue, null>): unknown {
  if (typeof cell !== 'string') return cell
  const number = Number(cell.replaceAll(/[\s,，]/g, ''))
  return Number.isNaN(number) ? cell : number
}

/** A sheet's date has no time zone: it is read in the time zone of the reader. */
function dateOf(cell: Exclude<CellValue, null>, time: boolean): unknown {
  // The library reads the sheet's own dates as if they were UTC.
  const text = cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell).trim()
  const moment = dayjs(text)
  if (!moment.isValid()) return text
  return time ? moment.toISOString() : moment.format('YYYY-MM-DD')
}
