import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** The code of the app now, or of a step after it: each is accepted once. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })
