import { z } from 'zod'
import { composed, plainString } from '../field-schema.ts'

// The parts of calls about second factors that sign-in and the profile share (B-54, B-55).

/** A code of six digits from an app, or a recovery code; spaces and hyphens in it do not matter. */
export const verificationCode = composed.min(6).max(40)

const base64url = plainString.max(8192)
const attachment = plainString.max(40).nullish()
/** No extension is asked for, so nothing of one is read. */
const extensionResults = z.strictObject({})
/** The part that each answer of a passkey has. */
const credential = {
  id: base64url.min(1),
  rawId: base64url.min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
}

/** The answer of a browser that has signed a challenge with a passkey (WebAuthn's AuthenticationResponseJSON). */
export const passkeyAssertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

/** The answer of a browser that has made a passkey (WebAuthn's RegistrationResponseJSON). */
export const passkeyRegistration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: plainString.max(20_000),
    authenticatorData: base64url.nullish(),
    transports: z.array(plainString.max(40)).max(10).nullish(),
    publicKeyAlgorithm: z.int().nullish(),
    publicKey: base64url.nullish(),
  }),
})

/** Options for the browser's own passkey calls, as the browser takes them. */
export const passkeyOptions = z.record(z.string(), z.unknown())

/** The second factors that clients of this family know by name, and ours. */
export const FACTOR_NAMES = ['GoogleAuthenticator', 'Passkey', 'RecoveryCode'] as const
