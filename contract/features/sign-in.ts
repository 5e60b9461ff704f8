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
  setUp: { ...open, path: '/abp/TokenAuth/SetUp' },
} satisfies Record<string, Wire>

const ofUser = { verbs: ['GET'] as Wire['verbs'], access: 'signedIn', timeout: 5000, body: 'abp', refusedInDemo: false } as const

/** The calls with which a page of the back office begins. They are sent by its first script, before their schemas are there. */
export const OWN = {
  user: { ...ofUser, path: '/abp/services/app/User/Get' },
  permits: { ...ofUser, path: '/abp/services/app/User/GetGrantedFunctionsByUser' },
  menuNodes: { ...ofUser, path: '/abp/services/app/User/GetMenuNodesByUser' },
  defaultMenus: { ...ofUser, path: '/api/menus', body: 'bare' },
} satisfies Record<string, Wire>

/** The cookie in which the back office keeps its token. The server takes no session from it: it tells only that the back office is probably meant. */
export const TOKEN_COOKIE = 'Admin-Token'

/** 6 to 20 characters, as the source says (V-01). */
export const PASSWORD_LENGTH = { min: 6, max: 20 } as const
