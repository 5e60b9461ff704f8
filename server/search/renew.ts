import { isFound } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import type { Database } from '../db/engine.ts'
import { searchWords } from './words.ts'

/** Goes up whenever words are cut otherwise, or other fields are looked into: then all are cut anew at the next start. */
const VERSION = '1'
const SETTING = 'search.version'

/** At a start: brings an index that was made by another way of cutting up to date. */
export async function renewWords({ write, engine }: Database, now: number): Promise<void> {
  await write.transaction().execute(async (db) => {
    const known = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst()
    if (known?.value === VERSION) return
    for (const r of allResources.filter(isFound)) await searchWords(r, engine).renew(db, now)
    const setting = { name: SETTING, value: VERSION }
    await db
      .insertInto('setting')
      .values(setting)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(setting))
      .execute()
  })
}
