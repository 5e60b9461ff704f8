import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../db/engine.ts'
import type { Secrets } from './secrets.ts'

// B-54: codes of six digits that an app computes from a shared secret and the time (RFC 6238).

const PERIOD_SECONDS = 30
/** The clock of a phone may be one step ahead or behind. */
const DRIFT_STEPS = 1
const SECRET_BYTES = 20

interface Moment {
  userId: number
  code: string
  now: number
}

const totpOf = (secret: string, names: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

/** Stores a new secret that counts once it is confirmed; a person whose codes are on gets none. Returns the secret and its address for a QR code. */
export async function beginTotp(
  db: Db,
  secrets: Secrets,
  { userId, now, issuer, label }: { userId: number; now: number; issuer: string; label: string },
) {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const values = { secret: secrets.seal(secret, userId), lastStep: 0, creationTime: now, confirmationTime: null }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totpFactor')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values).where('totpFactor.confirmationTime', 'is', null))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 0n ? null : { secret, address: totpOf(secret, { issuer, label }).toString() }
}

/** Accepts a code of a confirmed secret, each once. Of two at the same moment one succeeds. */
export const spendTotp = (db: Db, secrets: Secrets, moment: Moment): Promise<boolean> => spend(db, secrets, moment, 'confirmed')

/** Switches the secret on that was begun, if the code is one of it. */
export const confirmTotp = (db: Db, secrets: Secrets, moment: Moment): Promise<boolean> => spend(db, secrets, moment, 'begun')

async function spend(db: Db, secrets: Secrets, { userId, code, now }: Moment, which: 'confirmed' | 'begun'): Promise<boolean> {
  const known = await db
    .selectFrom('totpFactor')
    .select('secret')
    .where('userId', '=', userId)
    .where('confirmationTime', which === 'begun' ? 'is' : 'is not', null)
    .executeTakeFirst()
  const secret = known && secrets.open(known.secret, userId)
  if (!secret) return false
  const drift = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS })
  if (drift === null) return false
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + drift
  const { numUpdatedRows } = await db
    .updateTable('totpFactor')
    .set({ lastStep: step, ...(which === 'begun' && { confirmationTime: now }) })
    .where('userId', '=', userId)
    .where('secret', '=', known.secret)
    .where('confirmationTime', which === 'begun' ? 'is' : 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
