import { sql } from 'kysely'
import { isFound } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { pairsOfRows } from '../crud/row-pairs.ts'
import type { Database, Db, Engine } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { termIndex, termTable } from './term-index.ts'

/** Raise it when words are split in another way or other fields are searched: the next start then builds the index anew. */
const VERSION = '3'
const SETTING = 'search.version'

/** Rebuilds at the start an index that was made with another way of splitting words. When several nodes start at once, one of them does it. */
export async function renewTermIndexes({ unlimited, engine }: Database, now: number): Promise<void> {
  await unlimited.transaction().execute(async (db) => {
    await takeTurn(db, engine, 'start')
    if ((await readSetting(db, SETTING)) === VERSION) {
      await enterMissing(db, engine)
      return
    }
    for (const r of allResources.filter(isFound)) {
      if (engine === 'postgres') await keepPublishersOut(db, termTable(r))
      await termIndex(r, engine).renew(db, now)
    }
    for (const r of allResources) await pairsOfRows(r, engine).renew(db)
    await writeSetting(db, SETTING, VERSION)
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
