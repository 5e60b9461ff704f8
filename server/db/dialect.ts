import { type RawBuilder, sql } from 'kysely'
import { lowerAscii } from '../../contract/format/lower-ascii.ts'
import type { Engine } from './engine.ts'

/** `lower(column)` with the same meaning on both engines: PostgreSQL's own would follow the server's locale. */
export const lowerColumn = (engine: Engine, column: RawBuilder<unknown>) =>
  engine === 'postgres' ? sql<string>`lower(${column} collate "C")` : sql<string>`lower(${column})`

/** Returns a `like` pattern in which `%`, `_` and `\` of the input are ordinary letters. */
export const containing = (value: string) => `%${literal(value)}%`

/** The input in lower case as a part of such a pattern. */
export const literal = (value: string) => lowerAscii(value).replaceAll(/[\\%_]/g, String.raw`\$&`)

interface Order {
  /** It goes by code point, as SQLite compares texts by itself. */
  isText: boolean
  /** True when no row lacks a value: the order then reads the same index in both directions. */
  isFull: boolean
  descending: boolean
}

/** An order in which rows without a value come last in both directions. */
export function ordered(engine: Engine, column: RawBuilder<unknown>, { isText, isFull, descending }: Order): RawBuilder<unknown> {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  // In SQLite null is the smallest value.
  if (engine === 'sqlite') return sql`${column} ${direction}${sql.raw(isFull || descending ? '' : ' nulls last')}`
  return sql`${column}${sql.raw(isText ? ' collate "C"' : '')} ${direction} ${sql.raw(isFull && !descending ? 'nulls first' : 'nulls last')}`
}

/** A join that SQLite's planner carries out in the order it is written, so that it can stop when there are enough rows. */
export const inOrderJoin = (engine: Engine) => sql.raw(engine === 'sqlite' ? 'cross join' : 'join')
