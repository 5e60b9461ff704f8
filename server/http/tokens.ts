import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Only the digest of a token is stored, so a person who reads the table cannot sign in with it. */
export const digest = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')

/** Compares a secret with what was given in a time that does not tell how much of it is right. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
