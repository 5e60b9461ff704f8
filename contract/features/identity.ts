import { z } from 'zod'
import { formatSchema, composed, plainString } from '../field-schema.ts'
import { endpoint } from '../endpoint.ts'
import { givenPassword, newPassword } from './password-schema.ts'
import { DEAR_READS } from '../budget.ts'
import { MOBILE } from '../format/mobile.ts'
import { FACTOR_NAMES, passkeyAssertion, passkeyOptions, verificationCode } from './second-factors.ts'
import { PASSWORD_BOUNDS, PHONE_CODE, SIGN_IN } from './sign-in.ts'

// Sign-in (C-20). The calls of a signed-in client about users are in `users.ts`.

export type { MenuNode } from './menu-node.ts'
export { users } from './users.ts'
export { newPassword, PASSWORD_BOUNDS }

const name = composed.min(1).max(256)

/** V-06, T-02a: a mobile number; spaces around it do not matter. */
const phoneNumber = z
  .string('invalid.mobileMissing')
  .normalize('NFKC')
  .trim()
  .min(1, { error: 'invalid.mobileMissing', abort: true })
  .max(32, { abort: true })
  .regex(MOBILE, 'invalid.mobile')
const smsCode = z
  .string('invalid.smsCodeMissing')
  .normalize('NFKC')
  .trim()
  .max(16, { error: 'invalid.smsCode', abort: true })
  .regex(PHONE_CODE.pattern, 'invalid.smsCode')

/** Names that stock clients send along at sign-in, and that nothing of ours reads. */
const IGNORED_AT_SIGN_IN = ['rememberMe', 'tenancyName', 'returnUrl', 'singleSignIn', 'captchaResponse', 'twoFactorRememberClientToken']

/** The second factor of a person who has one. */
const second = {
  /** Stock clients send an empty text where they have none. */
  twoFactorVerificationCode: z.union([z.literal('').transform(() => null), verificationCode]).nullish(),
  passkey: passkeyAssertion.nullish(),
}

/** Either spelling of the name is taken: ABP's own clients send the first. */
export const credentials = z
  .strictObject({
    usernameOrEmailAddress: name.nullish(),
    username: name.nullish(),
    password: givenPassword,
    rememberClient: z.boolean().nullish(),
    ...second,
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

/** The password was right and a second factor is missing (B-54b): there is no token yet, and the client asks again with the code. */
export const secondFactorAsked = z.strictObject({
  requiresTwoFactorVerification: z.literal(true),
  userId: z.int(),
  twoFactorAuthProviders: z.array(z.enum(FACTOR_NAMES)),
  /** For the browser, where the person has passkeys. */
  passkeyOptions: passkeyOptions.nullable(),
})

export const signIn = {
  authenticate: endpoint({
    ...SIGN_IN.authenticate,
    input: credentials,
    ignored: IGNORED_AT_SIGN_IN,
    output: z.union([tokenView, secondFactorAsked]),
    summary: 'Sign in by name or e-mail address and password, and by a second factor where the person has one',
  }),
  beginPasskey: endpoint({
    ...SIGN_IN.beginPasskey,
    budget: DEAR_READS,
    output: passkeyOptions,
    summary: 'A challenge that any passkey of this site can sign',
  }),
  passkey: endpoint({
    ...SIGN_IN.passkey,
    input: z.strictObject({ passkey: passkeyAssertion }),
    output: tokenView,
    summary: 'Sign in by a passkey alone',
  }),
  logOut: endpoint({
    access: 'signedIn',
    beforeFactor: true,
    path: '/abp/TokenAuth/LogOut',
    output: z.null(),
    summary: 'End this session',
  }),
  sendPhoneCode: endpoint({
    ...SIGN_IN.sendPhoneCode,
    input: z.strictObject({ phoneNumber }),
    /** In demo mode, where no message is sent: the code, for an account whose password is published. */
    output: z.strictObject({ demoCode: z.string() }).nullable(),
    summary:
      "Send a code to a mobile number, if it belongs to a user; the answer does not tell, but for the demo's own accounts in demo mode",
  }),
  authenticateByPhone: endpoint({
    ...SIGN_IN.authenticateByPhone,
    input: z.strictObject({ phoneNumber, smsCode, rememberClient: z.boolean().nullish(), ...second }),
    ignored: IGNORED_AT_SIGN_IN,
    output: z.union([tokenView, secondFactorAsked]),
    summary: 'Sign in by the code that was sent to a mobile number, and by a second factor where the person has one',
  }),
  sendResetLink: endpoint({
    ...SIGN_IN.sendResetLink,
    input: z.strictObject({ usernameOrEmailAddress: name }),
    output: z.null(),
    summary: 'Send a mail with a link that sets a new password, if there is such a user; the answer does not tell',
  }),
  resetByLink: endpoint({
    ...SIGN_IN.resetByLink,
    input: z.strictObject({ token: plainString.max(200), newPassword }),
    output: z.null(),
    summary: "Set a new password with the one-time token of a mail; ends the user's sessions",
  }),
  externalProviders: endpoint({
    access: 'anyone',
    path: '/abp/TokenAuth/GetExternalAuthenticationProviders',
    output: z.array(z.strictObject({ name: z.string(), displayName: z.string(), clientId: z.string(), beginUrl: z.string() })),
    summary: 'The provider of single sign-on: its name, and the address at which a browser begins; none where it is off',
  }),
  externalAuthenticate: endpoint({
    ...SIGN_IN.authenticateExternally,
    input: z.strictObject({ ticket: plainString.max(200), verifier: plainString.max(200), ...second }),
    ignored: IGNORED_AT_SIGN_IN,
    output: z.union([tokenView, secondFactorAsked]),
    summary: 'Sign in by the ticket that single sign-on gave to this browser, and by a second factor where the person has one',
  }),
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
    input: z.strictObject({ token: plainString.max(200), userName: formatSchema('userName'), password: newPassword }),
    output: tokenView,
    summary: 'Make the first administrator with the one-time token that the server printed',
  }),
}
