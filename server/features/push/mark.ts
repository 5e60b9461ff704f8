import type { Database, Db } from '../../db/engine.ts'
import { readSetting } from '../../db/settings.ts'

const MARK = 'pushedUntil'

// The mark is the moment up to which changes have been sent. It begins at the first start, because the sitemap names all older pages.

export async function makeMark(database: Database, now: number) {
  await database.write
    .insertInto('setting')
    .values({ name: MARK, value: String(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const readMark = async (database: Database) => Number(await readSetting(database.read, MARK))

export async function moveMark(db: Db, from: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('setting')
    .set({ value: String(until) })
    .where('name', '=', MARK)
    .where('value', '=', String(from))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
