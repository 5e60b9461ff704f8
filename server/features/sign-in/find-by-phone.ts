import type { Db } from '../../db/engine.ts'

/**
 * Finds the user who signs in by a mobile number. The number is no unique field, because a shared telephone is no mistake in a list of staff. A number that
 * several active users have does not tell who they are, so it signs in none of them (`isShared`).
 */
export async function findByPhone(db: Db, phoneNumber: string) {
  const users = await db
    .selectFrom('user')
    .select(['id', 'isActive', 'hasDemoPassword', 'passwordHash', 'phoneNumber'])
    .where('phoneNumber', '=', phoneNumber)
    .where('deletionTime', 'is', null)
    .orderBy('id')
    .execute()
  const active = users.filter(({ isActive }) => isActive === 1)
  return { user: active[0] ?? users[0] ?? null, isShared: active.length > 1 }
}
