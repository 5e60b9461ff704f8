import { createHash } from 'node:crypto'
import type { Row } from './snapshot.ts'

/** The number and the checksum of a table's rows: equal on both engines if every value is. */
export interface Sum {
  rows: number
  /** SHA-256 of the table as text, in hex. */
  sha256: string
}

/** A table as text begins with the names of its columns; each row is a line. */
export const headOf = (columns: string[]): string => `${JSON.stringify(columns)}\n`
export const textOf = (rows: Row[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** Passes the batches of a table on and counts them. `sum` is asked for once all have passed. */
export function tally(columns: string[]) {
  const hash = createHash('sha256').update(headOf(columns))
  let count = 0
  async function* passing(batches: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
    for await (const rows of batches) {
      hash.update(textOf(rows))
      count += rows.length
      yield rows
    }
  }
  return { passing, sum: (): Sum => ({ rows: count, sha256: hash.digest('hex') }) }
}

/** Counts the rows without using them. */
export async function sumOf(columns: string[], batches: AsyncIterable<Row[]>): Promise<Sum> {
  const { passing, sum } = tally(columns)
  for await (const rows of passing(batches)) void rows
  return sum()
}
