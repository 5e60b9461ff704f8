import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
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
export const termOf = (letters: string) => Buffer.from(letters).toString('hex')

/** The letters of a text as they are compared. */
export const lettersOf = (text: string) => Array.from(lowerAscii(text))

/** Returns each pair of neighbouring letters, and the last letter alone, so that a single letter is found as the beginning of a term. */
export const pairsOf = (text: string) => lettersOf(text).map((letter, index, all) => termOf(letter + (all[index + 1] ?? '')))
