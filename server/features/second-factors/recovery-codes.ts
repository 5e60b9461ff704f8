import type { Db } from '../../db/engine.ts'
import { newCode, plainCode } from './recovery-code-text.ts'
import type { Secrets } from './secrets.ts'

// B-54: codes for a person who has lost the phone. Each works once; only digests are stored.

const CODES = 10

const PURPOSE = 'recovery code'

const digestOf = (secrets: Secrets, userId: number, code: string) => secrets.digest(PURPOSE, `${userId} ${plainCode(code)}`)

/** Makes ten codes in place of all before, and returns them for the only time. */
export async function makeRecoveryCodes(db: Db, secrets: Secrets, { userId, now }: { userId: number; now: number }): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ userId, codeHash: digestOf(secrets, userId, code), creationTime: now })))
    .execute()
  return codes
}

/** Accepts a code once. Of two at the same moment one finds the row. */
export async function spendRecoveryCode(db: Db, secrets: Secrets, { userId, code }: { userId: number; code: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('codeHash', '=', digestOf(secrets, userId, code))
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
