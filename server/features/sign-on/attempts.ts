import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../http/tokens.ts'

// Nothing is kept of a sign-on that has begun: its `state` is signed, and what else belongs to it is derived from it (decision 55).

/** The time that people have at the provider. */
export const ATTEMPT_MS = 10 * 60_000

/** A sign-on that has begun, as its `state` tells. */
export interface Attempt {
  state: string
  /** Only the browser that began has the text of which this is the SHA-256. */
  challenge: string
  nonce: string
  /** PKCE: only this server can use the code that the provider gives for it. */
  codeVerifier: string
}

export interface Attempts {
  begin(challenge: string, now: number): Attempt
  /** Returns the sign-on to which a state belongs; null if the state is not ours or is over. */
  read(state: string, now: number): Attempt | null
}

/** `key` is the server's signing key. Each use of it has a label, so that nothing signed for one use counts for another. */
export function createAttempts(key: string): Attempts {
  const digest = (label: string, text: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['signOn', label, text]))
      .digest('base64url')
  const attemptOf = (state: string, challenge: string): Attempt => ({
    state,
    challenge,
    nonce: digest('nonce', state),
    codeVerifier: digest('codeVerifier', state),
  })

  function begin(challenge: string, now: number) {
    const text = `${randomBytes(16).toString('base64url')}.${challenge}.${now + ATTEMPT_MS}`
    return attemptOf(`${text}.${digest('state', text)}`, challenge)
  }

  function read(state: string, now: number) {
    const at = state.lastIndexOf('.')
    const text = state.slice(0, Math.max(at, 0))
    if (!isSameSecret(state.slice(at + 1), digest('state', text))) return null
    const [, challenge, expiry] = text.split('.')
    return Number(expiry) > now ? attemptOf(state, challenge!) : null
  }

  return { begin, read }
}
