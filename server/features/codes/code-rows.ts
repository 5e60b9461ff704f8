import { sql, type Insertable } from 'kysely'
import type { Database, Db } from '../../db/engine.ts'
import { forgetBefore } from '../../db/forget-before.ts'
import type { Pace } from '../../db/pace.ts'
import type { Tables } from '../../db/tables.ts'
import type { Purpose } from './purpose.ts'

// Each step is one statement, so that of two requests at the same moment one does it and the other finds it done.

const HOUR_MS = 60 * 60 * 1000

interface Key {
  purpose: string
  subject: string
}
type NewRow = Omit<Insertable<Tables['oneTimeCode']>, 'windowTime' | 'issued'>

const rowOf = ({ purpose, subject }: Key) => ({ purpose, subject })

/** Stores a code in place of the last one for its subject, unless that came too recently or was the last for this hour. */
export async function storeCode(db: Db, row: NewRow, { waitMs, mostInHour }: Purpose): Promise<boolean> {
  const { purpose: _, subject: __, ...fresh } = row
  const now = row.creationTime
  const isNewHour = sql<boolean>`"oneTimeCode"."windowTime" <= ${now - HOUR_MS}`
  const stored = await db
    .insertInto('oneTimeCode')
    .values({ ...row, windowTime: now, issued: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'subject'])
        .doUpdateSet({
          ...fresh,
          windowTime: sql`case when ${isNewHour} then ${now} else "oneTimeCode"."windowTime" end`,
          issued: sql`case when ${isNewHour} then 1 else "oneTimeCode"."issued" + 1 end`,
        })
        .where('oneTimeCode.creationTime', '<=', now - waitMs)
        .where(({ or, eb }) => or([isNewHour, eb('oneTimeCode.issued', '<', mostInHour)])),
    )
    .returning('issued')
    .execute()
  return stored.length > 0
}

/** The seconds until another code can be stored for a subject whose code was not stored. */
export async function secondsToWait(db: Db, key: Key, { waitMs, mostInHour }: Purpose, now: number): Promise<number> {
  const row = await db
    .selectFrom('oneTimeCode')
    .select(['creationTime', 'windowTime', 'issued'])
    .where(({ and }) => and(rowOf(key)))
    .executeTakeFirst()
  if (!row) return 1
  const until = Math.max(row.creationTime + waitMs, row.issued >= mostInHour ? row.windowTime + HOUR_MS : 0)
  // A request that was overtaken by another has an earlier time than the row.
  return Math.max(1, Math.ceil((until - Math.max(now, row.creationTime)) / 1000))
}

/** Takes one of the tries of a code that has not expired. The code is compared afterwards, so guesses at the same moment count too. */
export const takeTry = (db: Db, key: Key, now: number) =>
  db
    .updateTable('oneTimeCode')
    .set(({ eb }) => ({ triesLeft: eb('triesLeft', '-', 1) }))
    .where(({ and }) => and(rowOf(key)))
    .where('expiryTime', '>', now)
    .where('triesLeft', '>', 0)
    .returning(['secretHash', 'boundTo', 'userId'])
    .executeTakeFirst()

/** Uses a code up; true for one caller only. The row stays, because it counts the codes of the hour. */
export async function useUp(db: Db, key: Key, secretHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeCode')
    .set({ secretHash: '' })
    .where(({ and }) => and(rowOf(key)))
    .where('secretHash', '=', secretHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the rows whose limits are over. No code lasts for an hour. */
export const forgetCodes = (parts: { database: Database; pace: Pace }, now: number): Promise<void> =>
  forgetBefore(parts, { table: 'oneTimeCode', key: ['purpose', 'subject'], time: 'creationTime' }, now - HOUR_MS)
