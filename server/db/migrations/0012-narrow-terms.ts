import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'

/**
 * On PostgreSQL stores the long lists of terms beside their table, not within it, so that the hits of a frequent word are on a tenth of the pages
 * (B-11). It holds for rows that are written from now on; `vacuum full` moves the others.
 */
export const narrowTerms = (engine: Engine): Migration => ({
  async up(db) {
    if (engine === 'sqlite') return
    for (const name of ['newsTerms', 'articleTerms', 'productTerms'])
      await sql`alter table ${sql.table(name)} set (toast_tuple_target = 256)`.execute(db)
  },
})
