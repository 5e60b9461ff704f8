import { sql } from 'kysely'
import { ANYONE } from '../http/caller.ts'
import type { Context, Keeping } from '../http/context.ts'
import { USUAL_SETTINGS } from '../settings/values.ts'
import { newNotes } from '../http/notes.ts'
import type { Kit } from './kit.ts'

// Very many published records, for searches among them: written in one statement each, since publishing them one by one would take minutes.

/** The call of a visitor at that moment, on that connection. */
export const visiting = (
  { database }: Kit,
  now: number,
  { keeping, db = database.read }: { keeping: Keeping; db?: Context['db'] },
): Context => ({
  database,
  db,
  caller: ANYONE,
  language: 'zh-CN',
  origin: { ip: '', userAgent: '', requestId: '' },
  now,
  settings: USUAL_SETTINGS,
  notes: newNotes(),
  changed: new Set(),
  keeping,
})

interface Entered {
  /** The ids of the first and of the last record. */
  first: number
  last: number
  word: string
  /** SQL for the time by which lists order them, and for the moment at which they are no longer shown. `i` is the id. */
  publishTime?: string
  validUntil?: string
}

/** Writes published records that hold the word, without telling anybody. */
export async function enterNews(kit: Kit, { first, last, word, publishTime = 'i', validUntil = 'null' }: Entered) {
  const text = (value: string) => (kit.engine === 'sqlite' ? value : `array_to_tsvector(string_to_array(${value}, ' '))`)
  const numbers = `with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})`
  const own = `"creationTime", "title", "tags", "isTop", "publishTime"`
  for (const statement of [
    `insert into "news" ("id", "version", ${own}) ${numbers} select i, 1, 1, 'a', '[]', 0, ${publishTime} from n`,
    `insert into "newsSnapshot" ("id", "rowId", "rowVersion", "validFrom", "validUntil", ${own})
      ${numbers} select i, i, 1, 1, ${validUntil}, 1, 'a', '[]', 0, ${publishTime} from n`,
    `insert into "newsTerms" ("${kit.engine === 'sqlite' ? 'rowid' : 'snapshotId'}", "title", "body", "facets")
      ${numbers} select i, ${text(`'a'`)}, ${text(`'${word}'`)}, ${text(`''`)} from n`,
  ])
    await sql`${sql.raw(statement)}`.execute(kit.database.write)
}
