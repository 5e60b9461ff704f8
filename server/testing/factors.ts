import { Secret, TOTP } from 'otpauth'
import { hire, type Person } from './people.ts'
import { PASSWORD, type Site } from './site.ts'

const PROFILE = '/abp/services/app/Profile'
const STEP_MS = 30_000

/** A code that the app of a person shows now, or so many steps away. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

export interface Guarded extends Person {
  secret: string
  recoveryCodes: string[]
}

/** Switches codes from an app on for a person; the code of the step before is used up by it. */
export async function switchOn(site: Site, token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await site.post(`${PROFILE}/BeginTotp`, { currentPassword: PASSWORD }, token)
  const { secret } = begun.body.result
  const confirmed = await site.post(`${PROFILE}/ConfirmTotp`, { verificationCode: codeOf(secret, -1) }, token)
  return { secret, recoveryCodes: confirmed.body.result.recoveryCodes }
}

/** A new user, signed in, with those permits and with codes from an app. */
export async function hireGuarded(site: Site, permits: string[]): Promise<Guarded> {
  const person = await hire(site, permits)
  return { ...person, ...(await switchOn(site, person.token)) }
}
