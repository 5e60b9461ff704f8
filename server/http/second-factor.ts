import type { Db } from '../db/engine.ts'

/** True when the person has switched on codes from an app or has a passkey. */
export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  const totp = db.selectFrom('totpFactor').select('userId').where('userId', '=', userId).where('confirmationTime', 'is not', null)
  const found = await totp
    .unionAll(db.selectFrom('passkey').select('userId').where('userId', '=', userId))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** True when one of the roles asks for a second factor: for the roles that a person holds. */
export const requiresFactor = (roles: readonly { requiresSecondFactor: number }[]): boolean =>
  roles.some(({ requiresSecondFactor }) => requiresSecondFactor === 1)

/** B-54d: true when a held role asks for a second factor and there is none. Persons without such a role cost no query. */
export const isFactorMissing = async (db: Db, userId: number, held: Parameters<typeof requiresFactor>[0]): Promise<boolean> =>
  requiresFactor(held) && !(await hasFactor(db, userId))
