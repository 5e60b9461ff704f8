import { sql } from 'kysely'
import { isFound } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { pairsOfRows } from '../crud/row-pairs.ts'
import type { Database, Db, Engine } from '../db/engine.ts'
import { oncePerVersion } from '../db/once-per-version.ts'
import { takeTurn } from '../db/turn.ts'
import { termIndex, termTable } from './term-index.ts'

/** Raise it when words are split in another way or other fields are searched: the next start then builds the index anew. */
const VERSION = '3'
const SETTING = 'search.version'

/** Rebuilds at the start an index that was made with another way of splitting words, and enters what is missing. */
export async function renewTermIndexes(database: Database, now: number): Promise<void> {
  const { unlimited, engine } = database
  await oncePerVersion(database, { setting: SETTING, version: VERSION }, async (db) => {
    for (const r of allResources.filter(isFound)) {
      if (engine === 'postgres') await keepPublishersOut(db, termTable(r))
      await termIndex(r, engine).renew(db, now)
    }
    for (const r of allResources) await pairsOfRows(r, engine).renew(db)
  })
  await unlimited.transaction().execute(async (db) => {
    await takeTurn(db, engine, 'start')
    await enterMissing(db, engine)
  })
}

/** Enters the rows of a resource that has become large with this version (B-84a). */
async function enterMissing(db: Db, engine: Engine) {
  for (const r of allResources) {
    const pairs = pairsOfRows(r, engine)
    if (await pairs.isMissing(db)) await pairs.renew(db)
  }
}

/** Makes the publishing of other nodes wait, else the words of their new versions would be entered twice. */
const keepPublishersOut = (db: Db, terms: string) => sql`lock table ${sql.table(terms)} in share row exclusive mode`.execute(db)

/** Lets the next renewal make all indexes anew: the rows came from elsewhere. */
export const forgetTermIndexes = async (db: Db): Promise<void> =>
  void (await db.deleteFrom('setting').where('name', '=', SETTING).execute())
