import { z } from 'zod'
import { plainString } from '../field-schema.ts'
import { endpoint } from '../endpoint.ts'
import { givenPassword, newPassword } from './password-schema.ts'
import { PASSWORD_LENGTH, SIGN_IN } from './sign-in.ts'

// Sign-in (C-20). The calls of a signed-in client about users are in `users.ts`.

export type { MenuNode } from './menu-node.ts'
export { users } from './users.ts'
export { newPassword, PASSWORD_LENGTH }

const name = plainString.trim().min(1).max(256)

/** Names that stock clients send along at sign-in, and that nothing of ours reads. */
const IGNORED_AT_SIGN_IN = [
  'rememberMe',
  'tenancyName',
  'returnUrl',
  'singleSignIn',
  'captchaResponse',
  'twoFactorVerificationCode',
  'twoFactorRememberClientToken',
]

/** Either spelling of the name is taken: ABP's own clients send the first. */
export const credentials = z
  .strictObject({
    usernameOrEmailAddress: name.nullish(),
    username: name.nullish(),
    password: givenPassword,
    rememberClient: z.boolean().nullish(),
  })
  .refine((given) => given.usernameOrEmailAddress ?? given.username, {
    path: ['usernameOrEmailAddress'],
    params: { words: 'invalid.required' },
    // Said together with whatever else is wrong.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** `encryptedAccessToken` is empty: clients of this family keep it in a cookie, which must never open a session. */
export const tokenView = z.strictObject({
  accessToken: z.string(),
  encryptedAccessToken: z.string(),
  expireInSeconds: z.int(),
  userId: z.int(),
})

export const signIn = {
  authenticate: endpoint({
    ...SIGN_IN.authenticate,
    input: credentials,
    ignored: IGNORED_AT_SIGN_IN,
    output: tokenView,
    summary: 'Sign in by name or e-mail address and password',
  }),
  logOut: endpoint({ access: 'signedIn', path: '/abp/TokenAuth/LogOut', output: z.null(), summary: 'End this session' }),
  changeRole: endpoint({
    access: 'signedIn',
    path: '/abp/TokenAuth/ChangeRole',
    refusedInDemo: true,
    input: z.strictObject({ role: plainString.min(1).max(32).nullable() }),
    output: tokenView,
    summary: "A session narrowed to one role that one holds, or with null one of all one's roles, in place of this one",
  }),
  setUp: endpoint({
    ...SIGN_IN.setUp,
    input: z.strictObject({ token: z.string().max(200), userName: name, password: newPassword }),
    output: tokenView,
    summary: 'Make the first administrator with the one-time token that the server printed',
  }),
}
