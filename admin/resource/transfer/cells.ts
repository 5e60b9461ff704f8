import dayjs from 'dayjs'
import type { FieldKind } from '../../../contract/fields.ts'
import { formatDate } from '../../../contract/format/date-format.ts'
import { NO, YES } from '../../../contract/format/yes-no.ts'
import { LIST_KINDS } from '../../../contract/field-schema.ts'
import type { Choice, Choices, SheetColumn } from './columns.ts'

/** What a sheet's cell can hold; a date only comes out of one. */
export type CellValue = string | number | boolean | Date | null

const COMMA = '、'
/** Addresses of pictures may have commas in them. */
const SPLIT = { pictures: /[\s;；]+/, other: /[,，、;；\n]+/ }

/** A property as its cell says it: for people, and so that it can be read in again. */
export function cellOf({ name, field }: SheetColumn, item: Readonly<Record<string, unknown>>, choices: Choices): CellValue {
  const value = item[name]
  if (value === null || value === undefined) return null
  const labelOf = (one: unknown) => choices[name]?.find((choice) => choice.value === one)?.label ?? String(one)
  if (Array.isArray(value)) return field.kind === 'pictures' ? value.join('\n') : value.map(labelOf).join(COMMA)
  if (choices[name]) return labelOf(value)
  if (typeof value === 'number') return value
  return field.kind === 'date' && field.time ? formatDate(String(value), 'YYYY-MM-DD HH:mm:ss') : String(value)
}

export type Read = { value: unknown } | { unknown: string }

/** What a cell means to its property; nothing where it is empty. What names no choice is said, all else is the schema's to judge. */
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

/** A choice by what it is called, else by its value. */
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
  if (cell instanceof Date) return formatDate(cell.toISOString(), 'YYYY-MM-DD')
  return String(cell)
}

function numberOf(cell: Exclude<CellValue, null>): unknown {
  if (typeof cell !== 'string') return cell
  const number = Number(cell.replaceAll(/[\s,，]/g, ''))
  return Number.isNaN(number) ? cell : number
}

/** Sheets keep a date without its place on earth: it means the reader's own. */
function dateOf(cell: Exclude<CellValue, null>, time: boolean): unknown {
  // A sheet's own date is read as if it were UTC.
  const text = cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell).trim()
  const moment = dayjs(text)
  if (!moment.isValid()) return text
  return time ? moment.toISOString() : moment.format('YYYY-MM-DD')
}
