import { forget, isRecord, readStored, writeStored } from '../../state/storage.ts'

// B-61: what a browser keeps while its person is at the provider. It stays in this window and is sent to no server but as a digest.

const NAME = 'portico.signOn'

interface Begun {
  /** A random text. Only with it the ticket that comes back is worth anything. */
  verifier: string
  /** The page that was wanted before the login page came. */
  redirect: string | null
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Makes the random text of a new sign-on; returns its SHA-256. */
export async function beginSignOn(redirect: string | null): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  writeStored(sessionStorage, NAME, { verifier, redirect } satisfies Begun)
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

/** Each sign-on has a text of its own, so this one is of no use any more. */
export const forgetSignOn = (): void => forget(sessionStorage, NAME)

/** Returns what was kept; null if nothing has begun in this window. */
export function readSignOn(): Begun | null {
  const kept = readStored(sessionStorage, NAME)
  if (!isRecord(kept) || typeof kept['verifier'] !== 'string') return null
  const redirect = kept['redirect']
  return { verifier: kept['verifier'], redirect: typeof redirect === 'string' ? redirect : null }
}
