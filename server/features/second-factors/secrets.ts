import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

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

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Makes the keys for second factors from the key of the site. */
export function createSecrets(signingKey: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', signingKey, '', `second factors: ${purpose}`, 32))
  const sealing = keyFor('seal')
  const owner = (userId: number) => Buffer.from(`user ${userId}`)
  const digest = (purpose: string, text: string) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
  return {
    seal: (text, userId) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(owner(userId))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed, userId) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE_BYTES))
        .setAAD(owner(userId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    digest,
    isDigest: (purpose, text, given) => {
      const [right, asked] = [Buffer.from(digest(purpose, text)), Buffer.from(given)]
      return right.length === asked.length && timingSafeEqual(right, asked)
    },
  }
}
