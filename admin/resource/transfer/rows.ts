import type { z } from 'zod'
import { issueMessages } from '../../../contract/words/validation.ts'
import type { Language } from '../../../contract/languages.ts'
import { valueOf, type CellValue } from './cells.ts'
import type { Choices, SheetColumn } from './columns.ts'
import type { ReadRows, RowProblem } from './sheet-rows.ts'
import { takeOutRepeats, type RepeatRules } from './repeats.ts'

interface Rules extends RepeatRules {
  choices: Choices
  schema: z.ZodType
  language: Language
  /** The message for a cell that names no choice. */
  unknown: (said: string) => string
}

/** Reads the rows of a sheet as new rows of a resource, and checks them by the server's own schema. */
export function readRows([head = [], ...body]: readonly (readonly CellValue[])[], rules: Rules): ReadRows {
  const titles = head.map((cell) => String(cell ?? '').trim())
  const known = titles.map((title) => rules.columns.find((column) => column.title === title || column.name === title))
  const read: ReadRows = {
    items: [],
    problems: [],
    ignored: titles.filter((title, at) => title && !known[at]),
    missing: rules.columns
      .filter((column) => (column.field.required || column.field.asked) && column.field.default === undefined && !known.includes(column))
      .map(({ title }) => title),
  }
  if (read.missing.length > 0) return read
  for (const [at, cells] of body.entries()) {
    if (cells.every((cell) => cell === null || cell === '')) continue
    readRow({ row: at + 2, cells, known, rules }, read)
  }
  takeOutRepeats(read, rules)
  return read
}

interface SheetRow {
  row: number
  cells: readonly CellValue[]
  /** The column of each cell, where its title names a property. */
  known: readonly (SheetColumn | undefined)[]
  rules: Rules
}

function readRow({ row, cells, known, rules }: SheetRow, read: ReadRows): void {
  const values: Record<string, unknown> = {}
  const problems: RowProblem[] = []
  for (const [at, column] of known.entries()) {
    const value = column && valueOf(column, cells[at] ?? null, rules.choices)
    if (!value) continue
    if ('unknown' in value) problems.push({ row, title: column.title, message: rules.unknown(value.unknown) })
    else values[column.name] = value.value
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
  if (problems.length > 0) read.problems.push(...problems)
  else read.items.push({ row, values })
}
