import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Engine } from '../db/engine.ts'
import { lowerAscii } from '../../contract/format/lower-ascii.ts'
import { lettersOf, pairTable, pairsOf, termOf } from './pairs.ts'

/** Returns the full-text expression, in the engine's syntax, for rows that hold all these parts; null when no part is given. */
export function askedPairs(engine: Engine, parts: readonly string[]): string | null {
  const terms = parts.flatMap((part) =>
    lettersOf(part).length === 1 ? [{ term: termOf(lowerAscii(part)), isPrefix: true }] : wholePairs(part),
  )
  const asked = [...new Map(terms.map((each) => [`${each.term} ${each.isPrefix}`, each])).values()]
  if (asked.length === 0) return null
  return engine === 'sqlite'
    ? asked.map(({ term, isPrefix }) => `"${term}"${isPrefix ? '*' : ''}`).join(' AND ')
    : asked.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ':*' : ''}`).join(' & ')
}

const wholePairs = (part: string) =>
  pairsOf(part)
    .slice(0, -1)
    .map((term) => ({ term, isPrefix: false }))

/** The rows that a full-text expression finds. They are joined one after the other, so a query with a small limit does not wait for all. */
export const pairedRows = (r: Resource, engine: Engine, asked: RawBuilder<unknown>) =>
  engine === 'sqlite'
    ? sql`(select "rowid" as "id" from ${pairTable(r)} where ${pairTable(r)} match ${asked}) as hit cross join ${sql.table(r.name)} as row on row."id" = hit."id"`
    : sql`(select "rowId" as "id" from ${pairTable(r)} where "pairs" @@ ${asked}::tsquery) as hit join ${sql.table(r.name)} as row on row."id" = hit."id"`

/** A query for the ids of the rows that a full-text expression finds. */
export const pairedIds = (r: Resource, engine: Engine, asked: RawBuilder<unknown>) =>
  engine === 'sqlite'
    ? sql`select "rowid" from ${pairTable(r)} where ${pairTable(r)} match ${asked}`
    : sql`select "rowId" from ${pairTable(r)} where "pairs" @@ ${asked}::tsquery`
