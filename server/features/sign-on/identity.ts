import { isPlain } from '../../../contract/field-schema.ts'
import type { SignOnSettings } from '../../config/sign-on.ts'

/** The claims of a provider about a person, by the names of OpenID Connect. */
export type Claims = Readonly<Record<string, unknown>>

/** Somebody who has signed in at the provider. */
export interface Identity {
  issuer: string
  /** The name that the provider never changes and never gives to anybody else; empty if it cannot be stored. */
  subject: string
  /** Names that the person could have here, the best first. */
  userNames: string[]
  /** null unless the provider has verified that the address is theirs. */
  email: string | null
  name: string
  surname: string
  /** The values of the claims that give roles and units. */
  roles: ReadonlySet<string>
  units: ReadonlySet<string>
}

/** Reads who a person is. A claim that is missing has no values: many providers leave an empty one out. */
export function identityIn(claims: Claims, { roles, units }: Pick<SignOnSettings, 'roles' | 'units'>): Identity {
  const [preferred, email, given] = [textIn(claims, 'preferred_username'), plainIn(claims, 'email'), textIn(claims, 'given_name')]
  const userNames = [preferred, email].map(asUserName).filter(Boolean)
  return {
    issuer: plainIn(claims, 'iss'),
    subject: plainIn(claims, 'sub'),
    userNames,
    email: claims['email_verified'] === true && email ? email : null,
    name: cut(given || textIn(claims, 'name') || userNames[0] || ''),
    surname: given ? cut(textIn(claims, 'family_name')) : '',
    roles: valuesOf(claims, roles?.claim),
    units: valuesOf(claims, units?.claim),
  }
}

const textIn = (claims: Claims, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value : ''
}

/** Reads a text that is compared as it is; one that no database can store is none. */
const plainIn = (claims: Claims, name: string): string => (isPlain(textIn(claims, name)) ? textIn(claims, name) : '')

const LONGEST = 64

/** Without control characters, and no longer than a name may be. */
const cut = (text: string) =>
  Array.from(text.replaceAll(/\p{C}+/gu, ' ').trim())
    .slice(0, LONGEST)
    .join('')

/** `CORP\alice` and `alice@corp.example` become `alice`: user names hold none of these signs. */
const asUserName = (given: string) =>
  cut(
    given
      .split('@')[0]!
      .split(/[\\/:]/)
      .at(-1)!
      .replaceAll(/[\s\p{C}]+/gu, ''),
  )

/** Reads a text or a list of texts. A claim may stand within another: `realm_access.roles`. */
function valuesOf(claims: Claims, claim: string | undefined): ReadonlySet<string> {
  if (claim === undefined) return new Set()
  const found = claims[claim] ?? claim.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), claims)
  return new Set([found].flat().filter((value) => typeof value === 'string'))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
