import type { ColumnSpec } from './columns.ts'
import { decoder } from './encoding.ts'

/** Reads one property of a wire row out of the stored row. */
export type Reader<S> = (stored: S) => unknown
export type Readers<S> = Record<string, Reader<S>>
type Stored = Record<string, unknown>

/**
 * Makes rows that all have the same properties in the same order. Each is a copy of one blank row: V8 soon keeps an object to which computed names
 * are added one by one as a hash table, which takes twice as long to fill and to write as JSON. `T` must be the type that the readers make.
 */
export function rowMaker<S, T extends object>(readers: Readers<S>): (stored: S) => T {
  const entries = Object.entries(readers)
  const blank: Record<string, unknown> = Object.fromEntries(entries.map(([name]) => [name, null]))
  return (stored) => {
    const row = { ...blank }
    for (const [name, read] of entries) row[name] = read(stored)
    return row as T
  }
}

/** The own fields of a stored row or snapshot, as wire rows have them. */
export const ownReaders = (columns: ColumnSpec[]): Readers<Stored> =>
  Object.fromEntries(
    columns.map(({ name, field }) => {
      const decode = decoder(field)
      return [name, (stored) => decode(stored[name])]
    }),
  )

export const asStored =
  (name: string): Reader<Stored> =>
  (stored) =>
    stored[name] ?? null
