import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import type { Engine } from '../db/engine.ts'
import { lowerAscii } from '../../contract/format/lower-ascii.ts'
import { columnsOf } from './columns.ts'

// Lists search for parts of texts (`like '%…%'`), which no ordinary index finds. So for large resources all pairs of neighbouring letters are stored,
// in the transaction that writes the row. A row that holds a part of two letters or more holds all pairs of that part. `like` then checks the few
// rows that do.

/** The columns that the keyword or a filter searches for a part of a text. */
export const searchedColumns = (r: Resource) => {
  const names = properties(r.fields).filter(
    ([, field]) => field.search || (field.filter && (field.kind === 'text' || field.kind === 'longText')),
  )
  const own = new Set(names.map(([name]) => name))
  return columnsOf(r).filter(({ name }) => own.has(name))
}

export const pairTable = (r: Resource) => sql.table(`${r.name}Pairs`)

/** Writes the letters in hexadecimal: no tokenizer splits the term, and it needs no quotes. */
const termOf = (letters: string) => Buffer.from(letters).toString('hex')

const lettersOf = (text: string) => Array.from(lowerAscii(text))

/** Returns each pair of neighbouring letters, and the last letter alone, so that a single letter is found as the beginning of a term. */
export const pairsOf = (text: string) => lettersOf(text).map((letter, index, all) => termOf(letter + (all[index + 1] ?? '')))

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
