import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import type { passkeyAssertion, passkeyRegistration } from '../../../contract/features/second-factors.ts'
import type { Db } from '../../db/engine.ts'
import { isChallenge, newChallenge, spendChallenge, type Purpose } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Secrets } from './secrets.ts'

export type Assertion = z.output<typeof passkeyAssertion>
type Registration = z.output<typeof passkeyRegistration>

export interface PasskeyParts {
  secrets: Secrets
  party: RelyingParty
}

/** The name of a user for authenticators: it tells nothing about the person. */
const handleOf = ({ secrets }: PasskeyParts, userId: number) => secrets.digest('user handle', String(userId))

/** Ed25519, ES256 and RS256: what authenticators offer today. */
const ALGORITHMS = [-8, -7, -257]

const transportsIn = (text: string): string[] => JSON.parse(text)

const ofUser = (db: Db, userId: number) => db.selectFrom('passkey').select(['id', 'transports']).where('userId', '=', userId).execute()

/** Options with which a browser makes a passkey that can sign in without a user name. */
export async function registrationOptions(
  db: Db,
  parts: PasskeyParts,
  { userId, userName, now }: { userId: number; userName: string; now: number },
) {
  const { secrets, party } = parts
  const known = await ofUser(db, userId)
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName,
    userID: new Uint8Array(Buffer.from(handleOf(parts, userId))),
    challenge: newChallenge(secrets, { kind: 'registration', userId }, now),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsIn(transports) })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Stores a passkey that a browser has made for the challenge of this user. Returns false when it is refused. */
export async function addPasskey(
  db: Db,
  { secrets, party }: PasskeyParts,
  { userId, name, passkey, now }: { userId: number; name: string; passkey: Registration; now: number },
): Promise<boolean> {
  const purpose: Purpose = { kind: 'registration', userId }
  let used = ''
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (given) => isChallenge(secrets, (used = given), purpose, now),
    expectedOrigin: party.origins(passkey.response.clientDataJSON),
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || !registrationInfo || !(await spendChallenge(db, used, now))) return false
  const { id, publicKey, counter } = registrationInfo.credential
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({
      id,
      userId,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(passkey.response.transports ?? []),
      creationTime: now,
      lastUseTime: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Options with which a browser signs in: with any passkey of the site, or with those of one user. */
export async function assertionOptions(db: Db, { secrets, party }: PasskeyParts, { purpose, now }: { purpose: Purpose; now: number }) {
  const known = purpose.userId === null ? null : await ofUser(db, purpose.userId)
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: newChallenge(secrets, purpose, now),
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ id, transports }) => ({ id, transports: transportsIn(transports) })) }),
  })
}

interface Asserted {
  passkey: Assertion
  purpose: Purpose
  now: number
}

/** A signature that was found right. It counts once `spendAssertion` has used its challenge up. */
export interface Verified {
  userId: number
  passkeyId: string
  challenge: string
  counter: number
}

/** Checks the signature of a passkey; null when it is wrong, ended, or by a passkey of another person than the purpose names. */
export async function checkAssertion(db: Db, parts: PasskeyParts, { passkey, purpose, now }: Asserted): Promise<Verified | null> {
  const known = await db.selectFrom('passkey').selectAll().where('id', '=', passkey.id).executeTakeFirst()
  if (!known || (purpose.userId !== null && purpose.userId !== known.userId)) return null
  const { userHandle } = passkey.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== handleOf(parts, known.userId)) return null
  let challenge = ''
  // The library refuses a counter that has not grown: the key may have been copied.
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (given) => isChallenge(parts.secrets, (challenge = given), purpose, now),
    expectedOrigin: parts.party.origins(passkey.response.clientDataJSON),
    expectedRPID: parts.party.id,
    credential: { id: known.id, publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')), counter: known.counter },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  if (!verified || !authenticationInfo) return null
  return { userId: known.userId, passkeyId: known.id, challenge, counter: authenticationInfo.newCounter }
}

/** Uses a checked signature, once. Returns false when its challenge was used before, the passkey is gone, or its counter has moved on meanwhile. */
export async function spendAssertion(db: Db, { passkeyId, challenge, counter }: Verified, now: number): Promise<boolean> {
  if (!(await spendChallenge(db, challenge, now))) return false
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, lastUseTime: now })
    .where('id', '=', passkeyId)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
