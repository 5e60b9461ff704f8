import i18next from 'i18next'
import { needWords } from '../../language/i18n.ts'
import type { Sign } from '../../session/session-api.ts'
import { passkeyProblem, signWithPasskey } from '../second-factors/browser-passkeys.ts'
import { failureOf, type Failure } from './failure.tsx'

/** Lets the browser ask for a passkey and enters with it; returns the reason when that failed. */
export async function attemptByPasskey(enter: (sign: Sign) => Promise<unknown>): Promise<Failure | null> {
  try {
    await enter(signWithPasskey)
    return null
  } catch (error) {
    const known = passkeyProblem(error)
    if (!known) return failureOf(error)
    await needWords('inside')
    return { message: i18next.t(`admin.factors.${known}`), details: null, wait: 0 }
  }
}
