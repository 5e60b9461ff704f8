import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import type { ReadRows } from './sheet-rows.ts'
import type { SheetColumn } from './columns.ts'

export interface RepeatRules {
  columns: readonly SheetColumn[]
  /** The message for a value that an earlier row of the file has. */
  repeated: (row: number) => string
}

/** Moves the rows that repeat an earlier row's value of a unique property to the problems: the server would refuse them one by one. */
export function takeOutRepeats(read: ReadRows, { columns, repeated }: RepeatRules): void {
  const unique = columns.filter(({ field }) => field.unique)
  const first = new Map(unique.map(({ name }) => [name, new Map<unknown, number>()]))
  read.items = read.items.filter(({ row, values }) => {
    const found = unique.flatMap(({ name, title }) => {
      const earlier = first.get(name)?.get(folded(values[name]))
      return earlier === undefined ? [] : [{ row, title, message: repeated(earlier) }]
    })
    read.problems.push(...found)
    if (found.length > 0) return false
    for (const { name } of unique) if (values[name] !== undefined && values[name] !== null) first.get(name)?.set(folded(values[name]), row)
    return true
  })
  read.problems.sort((a, b) => a.row - b.row)
}

/** Unique texts that differ only in the case of ASCII letters are the same text. */
const folded = (value: unknown) => (typeof value === 'string' ? lowerAscii(value) : value)
