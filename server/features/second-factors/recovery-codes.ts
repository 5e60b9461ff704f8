import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/engine.ts'
import type { Secrets } from './secrets.ts'

// B-54: codes for a person who has lost the phone. Each works once; only digests are stored.

const CODES = 10
/** 80 bits; without letters and digits that look alike. */
const LETTERS = 16
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Bytes from here on would make the first letters of the alphabet likelier. */
const FAIR = 256 - (256 % ALPHABET.length)
const PURPOSE = 'recovery code'

/** A code as it is compared: people leave hyphens out, and write capitals. */
export const plainCode = (given: string) => given.toLowerCase().replaceAll(/[\s-]/g, '')

function newCode(): string {
  let code = ''
  while (code.length < LETTERS)
    for (const byte of randomBytes(LETTERS)) if (byte < FAIR && code.length < LETTERS) code += ALPHABET[byte % ALPHABET.length]
  return code.match(/.{4}/g)!.join('-')
}

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
