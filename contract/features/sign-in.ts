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

/** 6 to 20 characters, as the source says (V-01). */
export const PASSWORD_LENGTH = { min: 6, max: 20 } as const
