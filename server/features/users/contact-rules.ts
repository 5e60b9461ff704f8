import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import type { RowUpdate } from '../replace-calls.ts'
import type { Contacts } from './contacts.ts'

const ADDRESSES = ['emailAddress', 'phoneNumber'] as const
export type Address = (typeof ADDRESSES)[number]

/** The addresses of an input that are others than before. */
export const otherAddresses = (given: RowUpdate, before: Contacts): Address[] =>
  ADDRESSES.filter((name) => given[name] !== undefined && given[name] !== before[name])

const OWN_WORDS = { emailAddress: 'problem.ownEmail', phoneNumber: 'problem.ownPhone' }

/** B-101c B-110a: people change their own mobile number and e-mail address in the profile, which asks for their password. */
export function refuseOwnAddress(ctx: Context, input: RowUpdate, before: Contacts): void {
  const [name] = otherAddresses(input, before)
  if (name && input.id === ctx.caller.userId) throw new Problem('rule', { words: OWN_WORDS[name] })
}

/** V-05: an account keeps an e-mail address once it has one. Accounts that the operator made may have none. */
export function keepEmail(before: Contacts, { emailAddress }: RowUpdate): void {
  if (emailAddress === null && before.emailAddress !== null)
    throw new Problem('invalid', { members: { emailAddress: 'invalid.emailMissing' } })
}
