import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed, plainString } from '../field-schema.ts'
import { user } from '../resources/identity.ts'
import { createdDays, listOf, paging, rowId, updateSchema } from '../schema.ts'
import { givenPassword } from './password-schema.ts'
import { passkeyOptions, passkeyRegistration, verificationCode } from './second-factors.ts'
import { signOnLinkId, signOnLinks } from './sign-on-links.ts'
import { users } from './users.ts'

// The calls about oneself (B-56): the own record, sessions, the history of sign-ins and second factors. None of them acts on another user.

const PROFILE = `${SERVICES}/Profile`
const own = { access: 'signedIn' } as const
const changing = { ...own, refusedInDemo: true } as const
/** Sent in a body alone: a password or code in an address would stand in logs of proxies. */
const proving = { ...changing, verbs: ['POST' as const] }
/** Open also to a person who must still set up a second factor. */
const settingUp = { ...changing, beforeFactor: true } as const

/** The person shows once more that it is they: by the password, or by a code of a factor that they have. */
const proof = { currentPassword: givenPassword.nullish(), verificationCode: verificationCode.nullish() }
export type Proof = z.output<z.ZodObject<typeof proof>>

/** Shown once; only digests are stored. */
const recoveryCodes = z.array(z.string())

const factors = z.strictObject({
  /** When codes from an app were switched on; null while they are off. */
  totpSince: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string(), creationTime: z.string(), lastUseTime: z.string().nullable() })),
  /** True when a role of the person asks for a second factor. */
  isRequired: z.boolean(),
})
export type Factors = z.output<typeof factors>

const ownLinks = {
  links: endpoint({
    ...own,
    path: `${PROFILE}/GetSignOnLinks`,
    output: signOnLinks,
    summary: 'The own accounts at providers of single sign-on',
  }),
  removeLink: endpoint({
    ...proving,
    path: `${PROFILE}/RemoveSignOnLink`,
    input: z.strictObject({ id: signOnLinkId, ...proof }),
    output: z.null(),
    summary: 'Removes the link to an own account at a provider, unless it is the last way to sign in; ends the other sessions',
  }),
}

const sessionView = z.strictObject({
  id: z.int(),
  creationTime: z.string(),
  lastUseTime: z.string().nullable(),
  ip: z.string(),
  browserInfo: z.string(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.output<typeof sessionView>

const signInView = z.strictObject({
  id: z.int(),
  creationTime: z.string(),
  ip: z.string(),
  browserInfo: z.string(),
  result: z.string(),
})
export type OwnSignIn = z.output<typeof signInView>

const { name, surname, emailAddress, phoneNumber, avatar } = user.fields

export const profile = {
  update: endpoint({
    ...changing,
    path: `${PROFILE}/Update`,
    input: updateSchema({ name, surname, emailAddress, phoneNumber, avatar }, proof),
    output: users.update.output,
    summary:
      "The own name, phone number and avatar, and the e-mail address for who may edit users; the `id` must be one's own, or is refused. Another number or address needs the password or a code",
  }),
  sessions: endpoint({ ...own, path: `${PROFILE}/GetSessions`, output: z.array(sessionView), summary: 'The own open sessions' }),
  endSession: endpoint({
    ...changing,
    path: `${PROFILE}/EndSession`,
    input: z.strictObject({ id: rowId }),
    output: z.null(),
    summary: 'Ends one of the own sessions',
  }),
  endOtherSessions: endpoint({
    ...changing,
    path: `${PROFILE}/EndOtherSessions`,
    output: z.null(),
    summary: 'Ends all own sessions but this',
  }),
  signIns: endpoint({
    ...own,
    path: `${PROFILE}/GetSignIns`,
    input: z.strictObject({ ...paging, ...createdDays }),
    output: listOf(signInView),
    summary: 'The attempts to sign in to the own account, the newest first',
  }),
  factors: endpoint({
    ...own,
    beforeFactor: true,
    path: `${PROFILE}/GetSecondFactors`,
    output: factors,
    summary: 'The own second factors',
  }),
  beginTotp: endpoint({
    ...settingUp,
    path: `${PROFILE}/BeginTotp`,
    input: z.strictObject(proof),
    output: z.strictObject({ secret: z.string(), address: z.string() }),
    summary: 'A new secret for an app; it counts once a code of it is confirmed',
  }),
  confirmTotp: endpoint({
    ...settingUp,
    path: `${PROFILE}/ConfirmTotp`,
    input: z.strictObject({ verificationCode }),
    output: z.strictObject({ recoveryCodes }),
    summary: 'Switches codes from an app on, makes recovery codes, and ends the other sessions',
  }),
  removeTotp: endpoint({
    ...proving,
    path: `${PROFILE}/RemoveTotp`,
    input: z.strictObject(proof),
    output: z.null(),
    summary: 'Switches codes from an app off',
  }),
  makeRecoveryCodes: endpoint({
    ...changing,
    path: `${PROFILE}/MakeRecoveryCodes`,
    input: z.strictObject(proof),
    output: z.strictObject({ recoveryCodes }),
    summary: 'Ten new recovery codes in place of all before',
  }),
  beginPasskey: endpoint({
    ...settingUp,
    path: `${PROFILE}/BeginPasskey`,
    input: z.strictObject(proof),
    output: passkeyOptions,
    summary: 'A challenge for making a passkey',
  }),
  addPasskey: endpoint({
    ...settingUp,
    path: `${PROFILE}/AddPasskey`,
    input: z.strictObject({ name: composed.min(1).max(64), passkey: passkeyRegistration }),
    output: z.strictObject({ recoveryCodes: recoveryCodes.nullable() }),
    summary: 'Stores a passkey; with the first second factor come recovery codes',
  }),
  removePasskey: endpoint({
    ...proving,
    path: `${PROFILE}/RemovePasskey`,
    input: z.strictObject({ id: plainString.min(1).max(8192), ...proof }),
    output: z.null(),
    summary: 'Removes one of the own passkeys',
  }),
  ...ownLinks,
}
