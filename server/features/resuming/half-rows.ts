import type { Selectable } from 'kysely'
import { MB } from '../../../contract/budget.ts'
import { Problem } from '../../../contract/errors.ts'
import { MOST_HALF_BYTES, MOST_HALVES } from '../../../contract/features/resuming.ts'
import type { Database } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { takeTurn } from '../../db/turn.ts'

export type Half = Selectable<Tables['halfUpload']>

const AGAIN_SECONDS = 2
/** One call takes a file in for so long at most; after a kill another may then try. */
const TAKING_MS = 180_000

/** Notes an upload that begins, unless its owner has too many that are not whole yet (B-125b). */
export const addHalf = (database: Database, half: Omit<Half, 'lastTime' | 'takenUntil'>): Promise<unknown> =>
  database.write.transaction().execute(async (db) => {
    // Of two that begin at the same moment the second counts the first.
    await takeTurn(db, database.engine, `halves of ${half.userId}`)
    const own = await db.selectFrom('halfUpload').select('size').where('userId', '=', half.userId).execute()
    const bytes = own.reduce((sum, { size }) => sum + size, half.size)
    if (own.length >= MOST_HALVES || bytes > MOST_HALF_BYTES) throw tooMany()
    await db
      .insertInto('halfUpload')
      .values({ ...half, lastTime: database.now(), takenUntil: null })
      .execute()
  })

const tooMany = () => new Problem('rule', { words: 'problem.halfUploads', values: { most: MOST_HALVES, megabytes: MOST_HALF_BYTES / MB } })

/** Returns a half upload of this person; of others nobody learns that it is there. */
export async function ownHalf(database: Database, id: string, userId: number | null): Promise<Half> {
  const half = await findHalf(database, id)
  if (!half || half.userId !== userId) throw goneHalf()
  if (half.takenUntil !== null && half.takenUntil > database.now()) throw takingIn()
  return half
}

export const findHalf = ({ read }: Database, id: string): Promise<Half | undefined> =>
  read.selectFrom('halfUpload').selectAll().where('id', '=', id).executeTakeFirst()

/** Notes that a piece has arrived: the day after which an upload is given up begins anew. */
export const touchHalf = (database: Database, id: string) =>
  database.write.updateTable('halfUpload').set({ lastTime: database.now() }).where('id', '=', id).execute()

/** Keeps every other call, on whichever node, from taking the file in as well. */
export async function claimHalf(database: Database, id: string): Promise<void> {
  const now = database.now()
  const { numUpdatedRows } = await database.write
    .updateTable('halfUpload')
    .set({ takenUntil: now + TAKING_MS })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('takenUntil', 'is', null), eb('takenUntil', '<=', now)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw takingIn()
}

/** Lets another call try to take the file in. */
export const releaseHalf = ({ write }: Database, id: string) =>
  write.updateTable('halfUpload').set({ takenUntil: null }).where('id', '=', id).execute()

export const goneHalf = () => new Problem('notFound', { words: 'problem.upload' })

/** The refusal while another call takes the file in. */
const takingIn = () => new Problem('busy', { data: { retryAfter: AGAIN_SECONDS } })
