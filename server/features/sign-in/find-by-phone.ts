import type { Db } from '../../db/engine.ts'

/** The rank says the proof of a number: people have entered it themselves, staff have given it, or a code that was sent to it came back. */
export const PHONE_RANK = { own: 0, given: 1, confirmed: 2 } as const

/**
 * Finds the user who signs in by a mobile number. The number is no unique field, because a shared telephone is no mistake in a list of staff. Of several active
 * users who have it the one with the best proof signs in, so that nobody shuts another out by entering a number (B-101d). Several with the same
 * proof do not tell who it is, so it signs in none of them (`isShared`).
 */
export async function findByPhone(db: Db, phoneNumber: string) {
  const users = await db
    .selectFrom('user')
    .select(['id', 'isActive', 'hasDemoPassword', 'passwordHash', 'phoneNumber', 'phoneRank'])
    .where('phoneNumber', '=', phoneNumber)
    .where('deletionTime', 'is', null)
    .orderBy('id')
    .execute()
  const active = users.filter(({ isActive }) => isActive === 1)
  const best = Math.max(...active.map(({ phoneRank }) => phoneRank))
  const proven = active.filter(({ phoneRank }) => phoneRank === best)
  return { user: proven[0] ?? users[0] ?? null, isShared: proven.length > 1 }
}
