import { lowerAscii } from '../format/lower-ascii.ts'
import type { SheetColumn } from './columns.ts'
import type { RowProblem } from './sheet-rows.ts'

export interface RepeatRules {
  columns: readonly SheetColumn[]
  /** The message for a value that an earlier row of the file has. */
  repeated: (row: number) => string
}

/**
 * Returns a check that finds each value of a unique property which an earlier row of the file has: the server would refuse such rows one by one. A row
 * without a problem counts as an earlier row from then on.
 */
export function repeatFinder({ columns, repeated }: RepeatRules) {
  const unique = columns.filter(({ field }) => field.unique)
  const first = new Map(unique.map(({ name }) => [name, new Map<unknown, number>()]))
  return (row: number, values: Readonly<Record<string, unknown>>): RowProblem[] => {
    const found = unique.flatMap(({ name, title }) => {
      const earlier = first.get(name)?.get(folded(values[name]))
      return earlier === undefined ? [] : [{ row, title, message: repeated(earlier) }]
    })
    if (found.length > 0) return found
    for (const { name } of unique) if (values[name] !== undefined && values[name] !== null) first.get(name)?.set(folded(values[name]), row)
    return []
  }
}

/** Unique texts that differ only in the case of ASCII letters are the same text. */
const folded = (value: unknown) => (typeof value === 'string' ? lowerAscii(value) : value)
