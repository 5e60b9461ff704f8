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

/** An order in which null is smallest and text goes by code point, as SQLite does by itself. */
export function ordered(engine: Engine, column: RawBuilder<unknown>, more: { isText: boolean; descending: boolean }): RawBuilder<unknown> {
  const direction = sql.raw(more.descending ? 'desc' : 'asc')
  if (engine === 'sqlite') return sql`${column} ${direction}`
  const collation = sql.raw(more.isText ? ' collate "C"' : '')
  return sql`${column}${collation} ${direction} ${sql.raw(more.descending ? 'nulls last' : 'nulls first')}`
}

/** A join that SQLite's planner carries out in the order it is written, so that it can stop when there are enough rows. */
export const inOrderJoin = (engine: Engine) => sql.raw(engine === 'sqlite' ? 'cross join' : 'join')
