import type { SettingValues } from '../../contract/settings/index.ts'
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

interface Asked extends Pick<SettingValues, 'secondFactorFor'> {
  held: readonly { requiresSecondFactor: number }[]
}

/** True when a person with these roles must have a second factor. */
export const requiresFactor = ({ held, secondFactorFor }: Asked): boolean =>
  secondFactorFor === 'everyone' || held.some(({ requiresSecondFactor }) => requiresSecondFactor === 1)

/** B-54d: true when a second factor is asked for and there is none. Persons without such a role cost no query. */
export const isFactorMissing = async (db: Db, userId: number, asked: Asked): Promise<boolean> =>
  requiresFactor(asked) && !(await hasFactor(db, userId))
