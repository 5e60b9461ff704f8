import { createHmac } from 'node:crypto'
import { Problem } from '../../contract/errors.ts'
import { isSameSecret } from '../http/tokens.ts'

const LASTS_MS = 60 * 60 * 1000

/** Tokens that show one draft for an hour as if it were published. They are signed, so nothing is stored. */
export interface Previews {
  issue(resource: string, id: number, now: number): { token: string; expires: string }
  /** Returns the id of the row that a token shows; refuses a token that is forged, expired, or for another resource. */
  verify(resource: string, token: string, now: number): number
}

export function createPreviews(key: string): Previews {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  function issue(resource: string, id: number, now: number) {
    const expires = now + LASTS_MS
    const text = `${resource}.${id}.${expires}`
    return { token: `${text}.${sign(text)}`, expires: new Date(expires).toISOString() }
  }

  function verify(resource: string, token: string, now: number) {
    const at = token.lastIndexOf('.')
    const text = token.slice(0, Math.max(at, 0))
    const [name, id, expires] = text.split('.')
    const isGenuine = isSameSecret(token.slice(at + 1), sign(text))
    if (!isGenuine || name !== resource || Number(expires) <= now) throw new Problem('forbidden', { words: 'problem.previewEnded' })
    return Number(id)
  }

  return { issue, verify }
}
