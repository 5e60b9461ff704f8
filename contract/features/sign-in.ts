import type { Endpoint } from '../endpoint.ts'

// Its schemas are in identity.ts: the login page carries these calls without loading the schema library.

/** The properties of an endpoint that a transport needs. */
export type Wire = Pick<Endpoint, 'verbs' | 'path' | 'access' | 'timeout' | 'body' | 'refusedInDemo'>

const open = {
  verbs: ['POST'] as Wire['verbs'],
  access: 'anyone',
  effect: 'own',
  timeout: 5000,
  body: 'abp',
  refusedInDemo: false,
} as const

export const SIGN_IN = {
  authenticate: { ...open, path: '/abp/TokenAuth/Authenticate' },
  beginPasskey: { ...open, effect: 'read' as const, path: '/abp/TokenAuth/BeginPasskey' },
  passkey: { ...open, path: '/abp/TokenAuth/PasskeyAuthenticate' },
  setUp: { ...open, path: '/abp/TokenAuth/SetUp' },
  sendPhoneCode: { ...open, path: '/abp/TokenAuth/SendPhoneLoginSmsCode' },
  authenticateByPhone: { ...open, path: '/abp/TokenAuth/AuthenticateByPhoneCaptcha' },
  // In demo mode no message is sent and no password is changed.
  sendResetLink: { ...open, path: '/abp/TokenAuth/SendPasswordResetLink', refusedInDemo: true },
  resetByLink: { ...open, path: '/abp/TokenAuth/ResetPasswordByLink', refusedInDemo: true },
  // In demo mode nobody comes from elsewhere.
  authenticateExternally: { ...open, path: '/abp/TokenAuth/ExternalAuthenticate', refusedInDemo: true },
} satisfies Record<string, Wire & Pick<Endpoint, 'effect'>>

const ofUser = { verbs: ['GET'] as Wire['verbs'], access: 'signedIn', timeout: 5000, body: 'abp', refusedInDemo: false } as const

/** The calls with which a page of the back office begins. They are sent by its first script, before their schemas are there. */
export const OWN = {
  user: { ...ofUser, path: '/abp/services/app/User/Get' },
  permits: { ...ofUser, path: '/abp/services/app/User/GetGrantedFunctionsByUser' },
  menuNodes: { ...ofUser, path: '/abp/services/app/User/GetMenuNodesByUser' },
  defaultMenus: { ...ofUser, path: '/api/menus', body: 'bare' },
} satisfies Record<string, Wire>

/** The header by which each reply to a signed-in call says which permits, menus and own data hold; another value than before means that they changed (B-58f). */
export const SESSION_VERSION = 'x-session-version'

/** The cookie in which the back office keeps its token. The server takes no session from it: it tells only that the back office is probably meant. */
export const TOKEN_COOKIE = 'Admin-Token'

/** The time for which a code that was sent to a mobile number can be used, and the time until another is sent. */
export const PHONE_CODE = { minutes: 5, waitSeconds: 60, pattern: /^\d{6}$/ } as const

/** The mobile number of the demo's administrator. */
export const DEMO_PHONE = '15400000001'

/** The time for which the link in a mail can be used. */
export const RESET_LINK_MINUTES = 30

/** The lengths that the settings can ask for: 6 to 20 characters unless they are changed (V-01). */
export const PASSWORD_BOUNDS = { min: 6, max: 128 } as const
