import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

// A real authenticator in software: it makes a key pair and signs challenges as WebAuthn says, so that the server's own checks are at work.

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** Writes CBOR (RFC 8949), as far as an attestation needs it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

function head(major: number, length: number): Buffer {
  const first = major << 5
  if (length < 24) return Buffer.from([first | length])
  if (length < 256) return Buffer.from([first | 24, length])
  return Buffer.from([first | 25, length >> 8, length & 255])
}

/** Options as the server gives them. */
// oxlint-disable-next-line no-explicit-any -- replies are looked into freely by tests
type Options = any

export interface Authenticator {
  id: string
  /** Grows with each signature. Set it back as a copied key would have it. */
  counter: number
  register(options: Options, more?: Partial<Ceremony>): object
  sign(options: Options, more?: Partial<Ceremony>): object
}

interface Ceremony {
  origin: string
  rpId: string
  /** User present and verified. */
  flags: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40
export const PRESENT_ONLY = PRESENT

/** Makes an authenticator of a site with one key. */
export function authenticator(site: Pick<Ceremony, 'origin' | 'rpId'>): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  let userHandle = ''
  const usual = { ...site, flags: PRESENT | VERIFIED }
  const own: Authenticator = {
    id: base64url(credentialId),
    counter: 0,
    register: (options, more = {}) => {
      const { origin, rpId, flags } = { ...usual, ...more }
      userHandle = options.user.id
      const key = Buffer.concat([Buffer.alloc(16), head16(credentialId.length), credentialId, cbor(coseOf(publicKey))])
      const authData = Buffer.concat([dataOf(rpId, flags | ATTESTED, own.counter), key])
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      }
      return { id: own.id, rawId: own.id, type: 'public-key', clientExtensionResults: {}, response }
    },
    sign: (options, more = {}) => {
      const { origin, rpId, flags } = { ...usual, ...more }
      own.counter++
      const authData = dataOf(rpId, flags, own.counter)
      const client = clientData('webauthn.get', options.challenge, origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        userHandle,
      }
      return { id: own.id, rawId: own.id, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
  return own
}

const head16 = (length: number) => Buffer.from([length >> 8, length & 255])

function dataOf(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** The public key as COSE writes it: EC2, ES256, P-256. */
function coseOf(publicKey: KeyObject): Map<number, Cbor> {
  const { x, y } = publicKey.export({ format: 'jwk' })
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, 'base64url')],
    [-3, Buffer.from(y!, 'base64url')],
  ])
}
