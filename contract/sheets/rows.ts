import type { z } from 'zod'
import { issueMessages } from '../words/validation.ts'
import type { Language } from '../languages.ts'
import { valueOf, writtenCell, type CellValue, type Read, type ReadCell } from './cells.ts'
import { isCut } from './chosen.ts'
import type { Choices, SheetColumn } from './columns.ts'
import { NO_LETTER } from './encoding.ts'
import { isEmpty, leftOut, titledWidth } from './left-out.ts'
import { columnFinder, letterOf, titlesAt } from './titles.ts'
import { habitsFinder, type Habits } from './habits.ts'
import { ambiguousIn, cellProblemIn } from './problems.ts'
import { repeatFinder, type RepeatRules } from './repeats.ts'
import type { ReadRow, ReadRows, RowProblem } from './sheet-rows.ts'

export interface SheetRules extends RepeatRules {
  choices: Choices
  schema: z.ZodType
  language: Language
  /** The time zone of the site. */
  zone: string
  /** The message for a cell that names no choice; `isCut` where there are more rows than may be named. */
  unknown: (said: string, isCut: boolean) => string
}

export interface SheetReader {
  /** The column of each title; none where it names no property, or one that the reader may not choose. */
  known: readonly (SheetColumn | undefined)[]
  /** Titles of required properties that the sheet lacks. With any of them no row can be read. */
  missing: string[]
  /** Looks at a row before any is read: columns show by all of their cells how they are written. */
  look(cells: readonly ReadCell[]): void
  /** Reads the next row; null for an empty one. `row` is its number in the sheet. */
  read(row: number, cells: readonly ReadCell[]): ReadRow | null
  /** Returns the cells of a row as they are read again when they are written. */
  written(cells: readonly ReadCell[]): CellValue[]
}

/** Reads the rows of a sheet, one after the other, as new rows of a resource, and checks them by the server's own schema. */
export function sheetReader(head: readonly ReadCell[], rules: SheetRules): SheetReader {
  const titles = head.map((cell) => String(cell ?? '').trim())
  const known = columnFinder(rules.columns)(titles)
  const repeats = repeatFinder(rules)
  const habits = habitsFinder(known, titles)
  return {
    known,
    missing: rules.columns
      .filter((column) => (column.field.required || column.field.asked) && column.field.default === undefined && !known.includes(column))
      .map(({ title }) => title),
    look: habits.look,
    written: (cells) => cells.map((cell, at) => writtenCell(cell, known[at])),
    read: (row, cells) => {
      if (cells.every(isEmpty)) return null
      const { values, stored, problems } = readRow({ row, cells, known, titled: titledWidth(titles), habits, rules })
      if (problems.length === 0) problems.push(...repeats(row, stored))
      return problems.length > 0 ? { problems } : { item: { row, values } }
    },
  }
}

/** Reads all rows of a sheet, whose titles may stand below a headline. `brokenAt` is the row at which its file could not be read on. */
export function readRows(rows: readonly (readonly ReadCell[])[], rules: SheetRules, brokenAt: number | null = null): ReadRows {
  const headAt = titlesAt(rows, rules.columns)
  const { known, missing, look, read } = sheetReader(rows[headAt] ?? [], rules)
  const found: ReadRows = { items: [], problems: [], headAt, ignored: leftOut(rows, headAt, known), missing }
  if (missing.length > 0) return found
  const body = rows.slice(headAt + 1)
  for (const cells of body) look(cells)
  for (const [at, cells] of body.entries()) {
    const row = read(headAt + at + 2, cells)
    if (row && 'item' in row) found.items.push(row.item)
    else if (row) found.problems.push(...row.problems)
  }
  if (brokenAt !== null) found.problems.push({ row: brokenAt, title: '', message: cellProblemIn('quotes', rules.language) })
  return found
}

interface SheetRow {
  row: number
  cells: readonly ReadCell[]
  /** The column of each cell, where its title names a property. */
  known: readonly (SheetColumn | undefined)[]
  /** The number of columns up to the last title. */
  titled: number
  habits: Habits
  rules: SheetRules
}

function readRow({ row, cells, known, titled, habits, rules }: SheetRow) {
  const values: Record<string, unknown> = {}
  const problems: RowProblem[] = beyondTitles(cells, titled).map((at) => ({
    row,
    title: letterOf(at),
    message: cellProblemIn('untitled', rules.language),
  }))
  const reading = { choices: rules.choices, zone: rules.zone, habits }
  for (const [at, column] of known.entries()) {
    if (column && String(cells[at] ?? '').includes(NO_LETTER)) {
      problems.push({ row, title: column.title, message: cellProblemIn('letters', rules.language) })
      continue
    }
    const value = column && valueOf(column, cells[at] ?? null, reading)
    if (!value) continue
    if ('value' in value) values[column.name] = value.value
    else problems.push({ row, title: column.title, message: complaintOf(value, column, rules) })
  }
  const checked = rules.schema.safeParse(values, { reportInput: true })
  if (!checked.success) {
    const named = new Set(problems.map(({ title }) => title))
    for (const { members, message } of issueMessages(checked.error, rules.language)) {
      const name = members[0]?.split('.')[0] ?? ''
      const title = rules.columns.find((column) => column.name === name)?.title ?? name
      if (!named.has(title)) problems.push({ row, title, message })
    }
  }
  return { values, stored: (checked.data ?? values) as Record<string, unknown>, problems }
}

function complaintOf(read: Exclude<Read, { value: unknown }>, { name }: SheetColumn, { choices, language, unknown }: SheetRules): string {
  if ('problem' in read) return cellProblemIn(read.problem, language)
  if ('ambiguous' in read) return ambiguousIn(read.ambiguous, read.values, language)
  return unknown(read.unknown, isCut(choices[name]))
}

/** The places of cells that stand beyond the titles, as those of a row do in which a comma was not quoted. */
const beyondTitles = (cells: readonly ReadCell[], titled: number): number[] =>
  cells.flatMap((cell, at) => (at >= titled && !isEmpty(cell) ? [at] : []))
