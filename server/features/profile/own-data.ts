import { Problem } from '../../../contract/errors.ts'
import type { Proof } from '../../../contract/features/profile.ts'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { requirePermit } from '../../http/permission.ts'
import { JOB_TAG } from '../../jobs/rows.ts'
import { say } from '../../language/words.ts'
import { letter } from '../messages/letter.ts'
import type { Messages } from '../messages/messages.ts'
import { siteName } from '../messages/site-name.ts'
import type { RowUpdate } from '../replace-calls.ts'
import { type Address, keepEmail, otherAddresses } from '../users/contact-rules.ts'
import { type Contacts, contactsOf, noteContacts } from '../users/contacts.ts'
import type { OwnFactorParts } from './factors.ts'
import { checkProof, spendProof } from './proof.ts'

interface OwnDataParts extends OwnFactorParts {
  users: Store
  messages: Pick<Messages, 'sendMail'>
}

type OwnData = RowUpdate & Proof

/** The e-mail address is given by those who look after people, also one's own. Both parts of the call ask, since the row may change between them. */
function othersIn(ctx: Context, input: OwnData, before: Contacts): Address[] {
  const others = otherAddresses(input, before)
  if (others.includes('emailAddress')) requirePermit(ctx, permitOf(user, 'Edit'))
  keepEmail(before, input)
  return others
}

/**
 * B-101c B-110a: the mobile number signs in and the e-mail address gets links that do, so their change asks for the password or a code again. Any other
 * own data needs no proof.
 */
export function createOwnData({ users, messages, ...parts }: OwnDataParts) {
  async function check(input: OwnData, ctx: Context): Promise<boolean> {
    if (input.id !== ctx.caller.userId) throw new Problem('forbidden', { words: 'problem.forbiddenPlain' })
    const isOther = othersIn(ctx, input, await contactsOf(ctx, input.id)).length > 0
    if (isOther) await checkProof(ctx, input, parts)
    return isOther
  }

  async function change({ currentPassword, verificationCode, ...input }: OwnData, ctx: Context, isProven: boolean) {
    const before = await contactsOf(ctx, input.id)
    const others = othersIn(ctx, input, before)
    if (others.length > 0 && !isProven) throw new Problem('invalid', { members: { currentPassword: 'invalid.required' } })
    if (isProven) await spendProof(ctx, { currentPassword, verificationCode }, parts)
    const row = await users.update(ctx, input)
    await noteContacts(ctx, input, before)
    for (const name of others) await tellOwner(ctx, messages, { name, before, row })
    return row
  }

  return { check, change }
}

const LASTS_MS = 24 * 60 * 60_000
const hiddenNumber = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`
const hiddenMail = (address: string) => `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`
const LETTERS = {
  emailAddress: { about: 'email', hidden: hiddenMail },
  phoneNumber: { about: 'phone', hidden: hiddenNumber },
} as const

interface Changed {
  name: Address
  before: Contacts
  row: Record<string, unknown>
}

/** Tells the owner of a change by mail, at the address of before; the template of a text message holds a code and nothing else. */
async function tellOwner(ctx: Context, { sendMail }: Pick<Messages, 'sendMail'>, { name, before, row }: Changed) {
  if (!sendMail || before.emailAddress === null) return
  const { about, hidden } = LETTERS[name]
  const shown = (value: unknown) => (typeof value === 'string' ? hidden(value) : '-')
  const values = { site: await siteName(ctx), name: String(row['name']), before: shown(before[name]), now: shown(row[name]) }
  const line = (key: string) => say(ctx.language, `messages.${about}.${key}`, values)
  const message = letter({
    to: before.emailAddress,
    language: ctx.language,
    subject: line('subject'),
    paragraphs: [line('greeting'), line('lead'), line('notYou')],
  })
  await sendMail(ctx.db, { ctx, about, message, until: ctx.now + LASTS_MS })
  ctx.changed.add(JOB_TAG)
}
