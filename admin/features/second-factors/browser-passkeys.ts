import type { z } from 'zod'
import type { passkeyAssertion, passkeyRegistration } from '../../../contract/features/second-factors.ts'

// B-55: the browser's own dialog for passkeys. The library that speaks to it is fetched when a person asks for a passkey.

type Options = Record<string, unknown>

/** False where the browser has no passkeys, or the page is not served safely enough for them. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Lets the person choose a passkey of this site and sign with it. */
export async function signWithPasskey(options: Options): Promise<z.input<typeof passkeyAssertion>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON: options as never })), clientExtensionResults: {} }
}

/** Lets the person make a passkey on this device, on their phone or on a security key. */
export async function makePasskey(options: Options): Promise<z.input<typeof passkeyRegistration>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { ...(await startRegistration({ optionsJSON: options as never })), clientExtensionResults: {} }
}

/** The reason in the words of the browser: the person closed its dialog, or the device already has a passkey of this account. */
export function passkeyProblem(error: unknown): 'passkeyClosed' | 'passkeyKnown' | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkeyClosed'
  return name === 'InvalidStateError' ? 'passkeyKnown' : null
}
