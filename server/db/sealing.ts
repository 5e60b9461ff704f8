import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts texts that the database must hold and nobody should read there. */
export interface Sealing {
  /** `owner` names the place of the text; in another place it cannot be read. */
  seal(text: string, owner: string): string
  /** Returns null for a text that was sealed for another place or with another key. */
  open(sealed: string, owner: string): string | null
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Returns the key of one purpose: keys of two purposes have nothing in common. */
export const keyFor = (signingKey: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', signingKey, '', purpose, 32))

/** Seals with a key of its own for each purpose, which is made from the key of the site. */
export function createSealing(signingKey: string, purpose: string): Sealing {
  const key = keyFor(signingKey, purpose)
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
