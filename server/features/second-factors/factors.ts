import type { FACTOR_NAMES } from '../../../contract/features/second-factors.ts'
import type { Db } from '../../db/engine.ts'
import { createLimit, type Limit } from '../../http/limits.ts'
import type { PasskeyParts } from './passkeys.ts'
import { relyingParty, type RelyingSite } from './relying-party.ts'
import { createSecrets } from './secrets.ts'

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
