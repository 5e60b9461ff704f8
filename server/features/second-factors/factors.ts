import type { FACTOR_NAMES } from '../../../contract/features/second-factors.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Db } from '../../db/engine.ts'
import { createLimit, type Limit } from '../../http/limits.ts'
import type { PasskeyParts } from './passkeys.ts'
import { plainCode } from './recovery-code-text.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { relyingParty, type RelyingSite } from './relying-party.ts'
import { createSecrets } from './secrets.ts'
import { spendTotp } from './totp.ts'

/** The parts that check second factors; one for the whole server, so that all doors count guesses together. */
export interface FactorParts extends PasskeyParts {
  guesses: Limit
}

/**
 * Ten wrong codes of six digits for one person in a quarter of an hour, from wherever they come: only who knows the password gets to guess at all. A
 * recovery code and a passkey still work then, because they cannot be guessed, so the person is never locked out.
 */
const MOST_GUESSES = 10
const WINDOW_SECONDS = 15 * 60

export const createFactors = (signingKey: string, site: RelyingSite): FactorParts => ({
  secrets: createSecrets(signingKey),
  party: relyingParty(site),
  guesses: createLimit(MOST_GUESSES, WINDOW_SECONDS),
})

/** The second factors that a person has; none means that the password alone signs in. */
export async function factorsOf(db: Db, userId: number): Promise<(typeof FACTOR_NAMES)[number][]> {
  const [totp, passkey, code] = await Promise.all([
    db.selectFrom('totpFactor').select('userId').where('userId', '=', userId).where('confirmationTime', 'is not', null).executeTakeFirst(),
    db.selectFrom('passkey').select('id').where('userId', '=', userId).limit(1).executeTakeFirst(),
    db.selectFrom('recoveryCode').select('id').where('userId', '=', userId).limit(1).executeTakeFirst(),
  ])
  if (!totp && !passkey) return []
  return [
    ...(totp ? ['GoogleAuthenticator' as const] : []),
    ...(passkey ? ['Passkey' as const] : []),
    ...(code ? ['RecoveryCode' as const] : []),
  ]
}

const SIX_DIGITS = /^\d{6}$/

interface Given {
  userId: number
  code: string
  now: number
}

/** Takes a guess if the code is one that can be guessed; refuses when none is left (429). Call it before `spendCode`, outside of its transaction. */
export async function takeCodeGuess({ guesses }: FactorParts, { userId, code }: Pick<Given, 'userId' | 'code'>): Promise<void> {
  if (SIX_DIGITS.test(plainCode(code))) await guesses.take(String(userId))
}

/** Accepts a code from the app or a recovery code of this person, each once. */
export async function spendCode(db: Db, parts: FactorParts, { userId, code, now }: Given): Promise<boolean> {
  const plain = plainCode(code)
  const isRight = SIX_DIGITS.test(plain)
    ? await spendTotp(db, parts.secrets, { userId, code: plain, now })
    : await spendRecoveryCode(db, parts.secrets, { userId, code: plain })
  if (isRight) await parts.guesses.forget(String(userId))
  return isRight
}

/** The refusal of a wrong code, at the member that held it. */
export const wrongCode = (member: string) =>
  new Problem('invalid', { words: 'problem.wrongCode', members: { [member]: 'problem.wrongCode' } })

/** Recovery codes are of use beside another factor only: without one they go. */
export async function dropLeftCodes(db: Db, userId: number): Promise<void> {
  if ((await factorsOf(db, userId)).length === 0) await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
}

/** Removes all second factors of a person. */
export async function removeFactors(db: Db, userId: number): Promise<void> {
  for (const table of ['totpFactor', 'recoveryCode', 'passkey'] as const) await db.deleteFrom(table).where('userId', '=', userId).execute()
}
