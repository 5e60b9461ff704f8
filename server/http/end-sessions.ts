import type { Db } from '../db/engine.ts'
import { heldRoles } from './roles.ts'

/** The most sessions of one person; each further one ends the oldest. */
export const MOST_SESSIONS = 100

/** Ends the oldest sessions beyond the most. A node that has just used such a session forgets it within seconds. */
export async function endOldest(db: Db, userId: number): Promise<void> {
  const [oldest] = await db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .offset(MOST_SESSIONS)
    .limit(1)
    .execute()
  if (oldest) await db.deleteFrom('session').where('userId', '=', userId).where('id', '<=', oldest.id).execute()
}

/** Ends every session of a user except `but`. */
export async function endSessions(db: Db, userId: number, but: number | null = null): Promise<void> {
  const ending = db.deleteFrom('session').where('userId', '=', userId)
  await (but === null ? ending : ending.where('id', '!=', but)).execute()
}

/** Ends the sessions that are narrowed to a role which their user no longer holds, so that they do not come back with the role. */
export async function endLostRoles(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('roleId', 'is not', null)
    .where(({ not, exists, selectFrom }) => {
      const held = selectFrom(heldRoles(db).as('held'))
        .select('held.roleId')
        .whereRef('held.userId', '=', 'session.userId')
        .whereRef('held.roleId', '=', 'session.roleId')
      return not(exists(held))
    })
    .execute()
}
