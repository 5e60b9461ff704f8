import { sql } from 'kysely'
import type { Database } from './engine.ts'
import type { Pace } from './pace.ts'
import { inStrides, type Bounds } from './strides.ts'

/** The largest file that is rewritten at the start: it takes some seconds, and as much free space again. */
const MOST_REWRITTEN = 200 * 1024 * 1024
/** Bytes that stay in the file for new rows, so that it does not shrink and grow each hour. */
const KEPT_FREE = 8 * 1024 * 1024
/** Pages that one write gives back. */
const PAGES: Bounds = { fewest: 20, most: 200 }
const INCREMENTAL = 2

/**
 * An SQLite file can give space back only if it was created with that setting. A small file of an older version is rewritten at the start; a large
 * one reuses its free pages until the operator runs `VACUUM`. If rewriting fails (another program writes, no space), the next start tries again.
 */
export async function makeShrinkable(database: Database, most = MOST_REWRITTEN): Promise<void> {
  if (database.engine !== 'sqlite' || (await pragma(database, 'auto_vacuum')) === INCREMENTAL) return
  const size = (await pragma(database, 'page_count')) * (await pragma(database, 'page_size'))
  if (size > most) return
  await sql`pragma auto_vacuum = incremental`.execute(database.write)
  await sql`vacuum`.execute(database.write).catch(() => {})
}

/** Gives the pages of deleted rows back to the disk, step by step. */
export async function giveSpaceBack(database: Database, pace: Pace): Promise<void> {
  if (database.engine !== 'sqlite' || (await pragma(database, 'auto_vacuum')) !== INCREMENTAL) return
  const kept = KEPT_FREE / (await pragma(database, 'page_size'))
  const hasMore = async () => (await pragma(database, 'freelist_count')) > kept
  if (await hasMore())
    await inStrides(pace, PAGES, async (pages) => {
      await database.shrink(pages)
      return hasMore()
    })
}

async function pragma(database: Database, name: string) {
  const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${name}`)}`.execute(database.write)
  return Object.values(rows[0]!)[0]!
}
