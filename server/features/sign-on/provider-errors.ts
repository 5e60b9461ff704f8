import { codeOf } from '../../config/error-parts.ts'
import { SignOnRefusal } from './refusal.ts'

// The library of OpenID Connect names each failure by a code. Its messages and causes may hold claims and tokens, so nothing else of it is read.

const isSaid = (error: unknown): error is { error: string } =>
  typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'

/** The word with which the provider itself refused, such as `invalid_client`. */
const saidBy = (error: unknown): string | null => (isSaid(error) && /^[a-z_]{1,40}$/.test(error.error) ? error.error : null)

/** A name of the failure for the log: the provider's own word, or the code of what was wrong with its answer. */
export const nameOf = (error: unknown): string => saidBy(error) ?? codeOf(error) ?? codeOf(causeOf(error)) ?? 'no answer'

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** A person who changes their mind, or an old code, is no fault of the provider. */
export const isFault = (error: unknown): boolean => !['access_denied', 'invalid_grant'].includes(saidBy(error) ?? '')

const BROKEN = [
  'server_error',
  'temporarily_unavailable',
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'EANSWERTOOLARGE',
]

/** The provider does not answer, or not as one: a person can try again later. */
const isDown = (error: unknown) => BROKEN.includes(nameOf(error)) || (error instanceof TypeError && codeOf(error) === undefined)

/** The refusal that follows from the provider's answer. */
export function refusalFor(cause: unknown): SignOnRefusal {
  if (isDown(cause)) return new SignOnRefusal({ reason: 'unavailable', result: 'ExternalUnavailable', cause })
  const reason = saidBy(cause) === 'access_denied' ? 'cancelled' : 'refused'
  return new SignOnRefusal({ reason, result: 'ExternalRefused', cause })
}

/** The refusal when the provider cannot be used at all. */
export function unavailable(cause: unknown): never {
  throw new SignOnRefusal({ reason: 'unavailable', result: 'ExternalUnavailable', cause })
}
