import { sql } from 'kysely'
import type { Database } from './engine.ts'

/** Rewriting a file of this size takes some seconds, and as much room again. */
const MOST_REWRITTEN = 200 * 1024 * 1024
/** Stays in the file for the next rows, so that it does not shrink and grow each hour; bytes. */
const KEPT_FREE = 8 * 1024 * 1024
/** Given back in one write. */
const PAGES = 200
const INCREMENTAL = 2

/** A piece of work after which others have their turn. */
type Piece = (work: () => Promise<void>) => Promise<void>

/**
 * An SQLite file can give space back only if it was made so. One from before is rewritten at the start if it is small; a large one uses its
 * free pages again until the operator runs `VACUUM`. Where the rewriting fails (another program writes, no room) the next start tries again.
 */
export async function makeShrinkable(database: Database, most = MOST_REWRITTEN): Promise<void> {
  if (database.engine !== 'sqlite' || (await pragma(database, 'auto_vacuum')) === INCREMENTAL) return
  const size = (await pragma(database, 'page_count')) * (await pragma(database, 'page_size'))
  if (size > most) return
  await sql`pragma auto_vacuum = incremental`.execute(database.write)
  await sql`vacuum`.execute(database.write).catch(() => {})
}

/** Gives the pages of deleted rows back to the disk, piece by piece. */
export async function giveSpaceBack(database: Database, piece: Piece): Promise<void> {
  if (database.engine !== 'sqlite' || (await pragma(database, 'auto_vacuum')) !== INCREMENTAL) return
  const kept = KEPT_FREE / (await pragma(database, 'page_size'))
  while ((await pragma(database, 'freelist_count')) > kept) await piece(() => database.shrink(PAGES))
}

async function pragma(database: Database, name: string) {
  const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${name}`)}`.execute(database.write)
  return Object.values(rows[0]!)[0]!
}
