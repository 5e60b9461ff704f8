import { createHmac, timingSafeEqual } from 'node:crypto'
import { createSealing, keyFor } from '../../db/sealing.ts'

/**
 * Makes secrets and digests with the key of the site (`db/settings.ts`). Each purpose has a key of its own, so nothing made for one is of use for
 * another.
 */
export interface Secrets {
  /** Encrypts a text for one user; in the row of another it cannot be read. */
  seal(text: string, userId: number): string
  /** Returns null for a text that was sealed for another user or with another key. */
  open(sealed: string, userId: number): string | null
  /** A digest that nobody can compute without the key. */
  digest(purpose: string, text: string): string
  isDigest(purpose: string, text: string, digest: string): boolean
}

/** Makes the keys for second factors from the key of the site. */
export function createSecrets(signingKey: string): Secrets {
  const sealing = createSealing(signingKey, 'second factors: seal')
  const owner = (userId: number) => `user ${userId}`
  const digest = (purpose: string, text: string) =>
    createHmac('sha256', keyFor(signingKey, `second factors: ${purpose}`))
      .update(text)
      .digest('base64url')
  return {
    seal: (text, userId) => sealing.seal(text, owner(userId)),
    open: (sealed, userId) => sealing.open(sealed, owner(userId)),
    digest,
    isDigest: (purpose, text, given) => {
      const [right, asked] = [Buffer.from(digest(purpose, text)), Buffer.from(given)]
      return right.length === asked.length && timingSafeEqual(right, asked)
    },
  }
}
