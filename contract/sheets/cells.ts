import type { FieldKind } from '../fields.ts'
import { NO, YES } from '../format/yes-no.ts'
import { asSheetText, sheetDate, sheetMoment } from '../format/sheet-date.ts'
import { readNumber } from '../format/typed-number.ts'
import { LIST_KINDS } from '../field-schema.ts'
import { MOST_CHOICES, type Choice, type Choices, type SheetColumn } from './columns.ts'
import { isErrorText } from './errors.ts'
import type { Habits } from './habits.ts'
import type { CellProblem } from './problems.ts'

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
  return field.kind === 'date' && field.time ? sheetMoment(String(value)) : String(value)
}

export type Read = { value: unknown } | { unknown: string } | { problem: CellProblem }

/**
 * Reads a cell as the value of its property; null for an empty cell. A text that names no choice comes back as `unknown`, one that is no number, no day or an
 * error of the spreadsheet as `problem`; the schema judges the rest.
 */
export function valueOf(
  { name, field }: SheetColumn,
  cell: CellValue,
  { choices, habits }: { choices: Choices; habits: Habits },
): Read | null {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return null
  if (typeof cell === 'string' && isErrorText(cell)) return { problem: 'error' }
  const text = String(asSheetText(cell))
  if (LIST_KINDS.has(field.kind)) return listOf(field.kind, text, choices[name])
  if (choices[name]) return chosen(text.trim(), choices[name])
  if (field.kind === 'number' || field.kind === 'money') return numberOf(cell, habits.hasDecimalComma(name))
  if (field.kind === 'date') return sheetDate(cell, field.time ?? false, habits.orderOf(name))
  return { value: field.kind === 'json' ? nested(text) : text }
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

/** Finds a choice by its label, else by its value. A number is taken where not all rows are among the choices: the server knows if there is such a row. */
function chosen(said: string, choices: readonly Choice[]): Read {
  const { labels, values } = namesOf(choices)
  const found = labels.get(said) ?? values.get(said)
  if (found) return { value: found.value }
  if (isCut(choices) && /^\d{1,15}$/.test(said)) return { value: Number(said) }
  const word = said.toLowerCase()
  const isOther = choices.find(({ value }) => (value === true && YES.has(word)) || (value === false && NO.has(word)))
  return isOther ? { value: isOther.value } : { unknown: said }
}

/** True when there may be more rows than the choices name. */
export const isCut = (choices: readonly Choice[] | undefined): boolean => (choices?.length ?? 0) >= MOST_CHOICES

interface Names {
  labels: ReadonlyMap<string, Choice>
  values: ReadonlyMap<string, Choice>
}

/** Each cell of a sheet asks, so that thousands of choices are not looked through each time. */
const known = new WeakMap<readonly Choice[], Names>()

function namesOf(choices: readonly Choice[]): Names {
  const names = known.get(choices) ?? {
    labels: firstBy(choices, ({ label }) => label),
    values: firstBy(choices, ({ value }) => String(value)),
  }
  known.set(choices, names)
  return names
}

/** Of choices with the same name the first counts. */
const firstBy = (choices: readonly Choice[], nameOf: (choice: Choice) => string) =>
  new Map(choices.toReversed().map((choice) => [nameOf(choice), choice]))

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

function numberOf(cell: Exclude<CellValue, null>, hasDecimalComma: boolean): Read {
  if (typeof cell === 'number') return { value: Number(cell.toPrecision(SHOWN_DIGITS)) }
  const read = typeof cell === 'string' ? readNumber(cell) : null
  if (!read) return { problem: 'number' }
  return hasDecimalComma && read.isUnsure ? { problem: 'numberUnsure' } : { value: read.number }
}
