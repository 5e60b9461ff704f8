import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { Database, Db } from '../../../db/engine.ts'
import { createSealing } from '../../../db/sealing.ts'
import { readSetting, signingKey } from '../../../db/settings.ts'

/** The key with which a site signs its logs (Ed25519). */
export interface SiteKey {
  /** The beginning of the hash of the public key. */
  id: string
  /** SPKI in base64, for everybody. */
  publicKey: string
  /** Returns the signature in base64. */
  sign(text: string): string
}

interface Stored {
  publicKey: string
  /** PKCS 8, encrypted with a key that is made from the key of the site. */
  sealed: string
}

const NAME = 'logKey'

/** Returns the key of the site. It is made when a log is first exported, and is the same on every node. */
export async function siteKey({ write }: Database): Promise<SiteKey> {
  const sealing = createSealing(await signingKey(write), 'export of logs')
  const stored = (await readKey(write)) ?? (await make(write, (text) => sealing.seal(text, NAME)))
  const opened = sealing.open(stored.sealed, NAME)
  if (opened === null) throw new Error('The key for signed logs cannot be read: it was sealed by another site.')
  const key = createPrivateKey({ key: Buffer.from(opened, 'base64'), format: 'der', type: 'pkcs8' })
  return {
    id: keyIdOf(stored.publicKey),
    publicKey: stored.publicKey,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  }
}

async function readKey(db: Db): Promise<Stored | null> {
  const text = await readSetting(db, NAME)
  return text === null ? null : (JSON.parse(text) as Stored)
}

/** Of two nodes that make a key at the same moment, both use the one that was stored first. */
async function make(db: Db, seal: (text: string) => string): Promise<Stored> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  })
  const made: Stored = { publicKey: publicKey.toString('base64'), sealed: seal(privateKey.toString('base64')) }
  await db
    .insertInto('setting')
    .values({ name: NAME, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readKey(db))!
}

export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16)

/** Says whether the holder of that key has signed the text; false also for what is no key. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
