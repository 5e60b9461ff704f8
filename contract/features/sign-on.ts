// Single sign-on. It stands apart from the calls of signing in, which the first script of every page of the back office carries.

/** B-61: leads the browser to the provider, where people sign in; `challenge` is the SHA-256 of a random text that this browser keeps for itself. */
export const SIGN_ON_BEGIN = '/abp/ExternalAuth/Begin'
/** The address to which the provider sends people back. */
export const SIGN_ON_CALLBACK = '/abp/ExternalAuth/Callback'
/** The SHA-256 of the browser's random text, as it stands in an address. */
export const SIGN_ON_CHALLENGE = /^[\w-]{43}$/

/** The reasons with which people come back to the login page; each has its words there. */
export const SIGN_ON_REASONS = [
  'off',
  'cancelled',
  'refused',
  'unavailable',
  'unknown',
  'inactive',
  'factors',
  'ended',
  'tooMany',
  'failed',
] as const
export type SignOnReason = (typeof SIGN_ON_REASONS)[number]
