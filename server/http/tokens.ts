import { createHash, randomBytes } from 'node:crypto'

/** Only the digest of a token is stored, so a person who reads the table cannot sign in with it. */
export const digest = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')
