import type { Db } from '../../db/engine.ts'
import { factorsOf } from './factors.ts'

/** Recovery codes are of use beside another factor only: without one they go. */
export async function dropLeftCodes(db: Db, userId: number): Promise<void> {
  if ((await factorsOf(db, userId)).length === 0) await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
}

/** Removes all second factors of a person. */
export async function removeFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['totpFactor', 'recoveryCode', 'passkey'] as const) await db.deleteFrom(table).where('userId', '=', userId).execute()
}
