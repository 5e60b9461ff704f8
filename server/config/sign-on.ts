import type { z } from 'zod'
import { flag, isSafeAddress, optional, required, safeAddress } from './optional.ts'
import { StartProblem } from './start-problem.ts'

// The settings of single sign-on by OpenID Connect (B-61, decision 55). Without OIDC_ISSUER it is off.

/** A value of a claim, and the name of the role, or the code of the unit, that it stands for. */
interface Pair {
  value: string
  name: string
}

/** Reads `value=name,...`. A value may hold `=`, as names in a directory do, and a comma behind a backslash. */
const pairs = optional.transform((text, ctx): Pair[] => {
  const parts = (text ?? '').split(/(?<!\\),/).filter((part) => part.trim() !== '')
  return parts.map((part) => {
    const [, value = '', name = ''] = /^(.*)=([^=]*)$/s.exec(part.replaceAll(String.raw`\,`, ',')) ?? []
    const pair = { value: value.trim(), name: name.trim() }
    if (!pair.value || !pair.name) ctx.addIssue({ code: 'custom', message: 'must be pairs such as staff=editor,board=admin' })
    return pair
  })
})

/** The settings as they stand in the environment. */
export const signOnSettings = {
  OIDC_ISSUER: safeAddress('https://login.example.com').refine(
    (value) => value === null || !value.includes('/.well-known/'),
    'must be the issuer itself, without /.well-known/ and what follows',
  ),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: optional.refine((value) => value === null || value.length <= 40, 'must have at most 40 characters'),
  OIDC_SCOPE: optional
    .transform((value) => value ?? 'openid profile email')
    .refine((value) => value.split(/\s+/).includes('openid'), 'must name the scope openid'),
  OIDC_CREATE: flag,
  OIDC_LINK_BY_EMAIL: flag,
  OIDC_ROLE_CLAIM: optional,
  OIDC_ROLES: pairs,
  OIDC_UNIT_CLAIM: optional,
  OIDC_UNITS: pairs,
}

/** Settings whose wrong values are not printed. */
export const SIGN_ON_SECRETS = ['OIDC_CLIENT_SECRET']

/** The values of a claim that give something to people, and take it when they are missing. */
export interface Mapping {
  claim: string
  pairs: Pair[]
}

/** B-61: the provider that people sign in at, and what its words mean here. */
export interface SignOnSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** The name on the button. */
  name: string
  scope: string
  /** Makes a user of somebody whom the site does not know. */
  create: boolean
  /** Takes somebody whom the site does not know for the user with the same verified e-mail address. */
  linkByEmail: boolean
  /** null leaves the roles of people alone. */
  roles: Mapping | null
  /** null leaves the units of people alone. */
  units: Mapping | null
}

type Given = z.output<z.ZodObject<typeof signOnSettings>>

/** Returns the provider; a setting that another one needs and that is missing stops the start. */
export function readSignOn(given: Given, { publicUrl }: { publicUrl: string | null }): SignOnSettings | null {
  if (given.OIDC_ISSUER === null) return null
  const needed = (name: keyof Given) => required(given, name, 'OIDC_ISSUER is set')
  if (publicUrl === null)
    throw new StartProblem('The setting PUBLIC_URL must be set where OIDC_ISSUER is: the provider sends people back to a full address.')
  if (!isSafeAddress(publicUrl))
    throw new StartProblem('The setting PUBLIC_URL must begin with https:// where OIDC_ISSUER is set, unless it is on this machine.')
  return {
    issuer: given.OIDC_ISSUER,
    clientId: needed('OIDC_CLIENT_ID'),
    clientSecret: needed('OIDC_CLIENT_SECRET'),
    name: needed('OIDC_NAME'),
    scope: given.OIDC_SCOPE,
    create: given.OIDC_CREATE,
    linkByEmail: given.OIDC_LINK_BY_EMAIL,
    roles: readMapping(given, 'OIDC_ROLE_CLAIM', 'OIDC_ROLES'),
    units: withCodes(readMapping(given, 'OIDC_UNIT_CLAIM', 'OIDC_UNITS')),
  }
}

function readMapping(given: Given, claim: 'OIDC_ROLE_CLAIM' | 'OIDC_UNIT_CLAIM', list: 'OIDC_ROLES' | 'OIDC_UNITS'): Mapping | null {
  const found = given[list]
  if (found.length === 0 && given[claim] === null) return null
  if (found.length === 0) throw new StartProblem(`The setting ${list} must be set where ${claim} is set.`)
  return { claim: required(given, claim, `${list} is set`), pairs: found }
}

const CODE = /^\d{1,15}(\.\d{1,15})*$/

/** B-101b: a unit is named by its code. Names of units are refused: who may edit units may give the name of one to another, and so its roles. */
function withCodes(units: Mapping | null): Mapping | null {
  const named = units?.pairs.find(({ name }) => !CODE.test(name))
  if (named)
    throw new StartProblem(
      `The setting OIDC_UNITS names the unit ${JSON.stringify(named.name)}, and names can be changed: write the code instead that stands in the form of the unit, such as ${named.value}=00001.00042.`,
    )
  return units
}
