import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../db/engine.ts'
import type { Secrets } from './secrets.ts'

// B-55: challenges that passkeys sign. A challenge is signed by us and stored nowhere until it is used, so strangers who ask for many fill no table.

const LIFE_MS = 5 * 60 * 1000

/** The purpose of a challenge; one for another person or another purpose is refused. */
export interface Purpose {
  kind: 'signIn' | 'secondFactor' | 'registration'
  /** null before anybody has named themselves. */
  userId: number | null
}

const PURPOSE = 'challenge'
const signed = (body: string, { kind, userId }: Purpose) => `${kind} ${userId ?? ''} ${body}`

/** Makes a challenge that ends in five minutes. */
export function newChallenge(secrets: Secrets, purpose: Purpose, now: number): string {
  const body = `${randomBytes(16).toString('base64url')}.${now + LIFE_MS}`
  return `${body}.${secrets.digest(PURPOSE, signed(body, purpose))}`
}

/** True for a challenge of ours, as a browser sends it back, that was made for this purpose and has not ended. */
export function isChallenge(secrets: Secrets, given: string, purpose: Purpose, now: number): boolean {
  const [random, expiry, digest, ...more] = Buffer.from(given, 'base64url').toString('utf8').split('.')
  if (!random || !expiry || !digest || more.length > 0) return false
  return secrets.isDigest(PURPOSE, signed(`${random}.${expiry}`, purpose), digest) && Number(expiry) > now
}

/** Uses a challenge up. Returns false for one that was used before; of two uses at the same moment one succeeds. */
export async function spendChallenge(db: Db, given: string, now: number): Promise<boolean> {
  await db.deleteFrom('usedChallenge').where('expiryTime', '<', now).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usedChallenge')
    .values({ id: createHash('sha256').update(given).digest('base64url'), expiryTime: now + LIFE_MS })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
