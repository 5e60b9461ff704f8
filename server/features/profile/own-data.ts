import { Problem } from '../../../contract/errors.ts'
import type { Proof } from '../../../contract/features/profile.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { JOB_TAG } from '../../jobs/rows.ts'
import { say } from '../../language/words.ts'
import { letter } from '../messages/letter.ts'
import type { Messages } from '../messages/messages.ts'
import { siteName } from '../messages/site-name.ts'
import type { RowUpdate } from '../replace-calls.ts'
import { contactsOf, noteContacts, type Contacts } from '../users/contacts.ts'
import type { OwnFactorParts } from './factors.ts'
import { checkProof, spendProof } from './proof.ts'

interface OwnDataParts extends OwnFactorParts {
  users: Store
  messages: Pick<Messages, 'sendMail'>
}

type OwnData = RowUpdate & Proof

/** The number that was there before this part of the call; the second part asks for it again. */
const isOtherNumber = ({ phoneNumber }: OwnData, before: Contacts) => phoneNumber !== undefined && phoneNumber !== before.phoneNumber

/** B-101c: the mobile number signs in, so its change asks for the password or a code again. Any other own data needs no proof. */
export function createOwnData({ users, messages, ...parts }: OwnDataParts) {
  async function check(input: OwnData, ctx: Context): Promise<boolean> {
    if (input.id !== ctx.caller.userId) throw new Problem('forbidden', { words: 'problem.forbiddenPlain' })
    const isOther = isOtherNumber(input, await contactsOf(ctx, input.id))
    if (isOther) await checkProof(ctx, input, parts)
    return isOther
  }

  async function change({ currentPassword, verificationCode, ...input }: OwnData, ctx: Context, isProven: boolean) {
    const before = await contactsOf(ctx, input.id)
    const isOther = isOtherNumber(input, before)
    if (isOther && !isProven) throw new Problem('invalid', { members: { currentPassword: 'invalid.required' } })
    if (isProven) await spendProof(ctx, { currentPassword, verificationCode }, parts)
    const row = await users.update(ctx, input)
    await noteContacts(ctx, input, before)
    if (isOther) await tellOwner(ctx, messages, { ...before, row })
    return row
  }

  return { check, change }
}

const LASTS_MS = 24 * 60 * 60_000
const hidden = (phoneNumber: unknown) => (typeof phoneNumber === 'string' ? `${phoneNumber.slice(0, 3)}****${phoneNumber.slice(-4)}` : '-')

interface Changed extends Contacts {
  row: Record<string, unknown>
}

/** Tells the owner of a change by mail; the template of a text message holds a code and nothing else. */
async function tellOwner(ctx: Context, { sendMail }: Pick<Messages, 'sendMail'>, { emailAddress, phoneNumber, row }: Changed) {
  if (!sendMail || emailAddress === null) return
  const values = { site: await siteName(ctx), name: String(row['name']), before: hidden(phoneNumber), now: hidden(row['phoneNumber']) }
  const line = (key: string) => say(ctx.language, `messages.phone.${key}`, values)
  const message = letter({
    to: emailAddress,
    language: ctx.language,
    subject: line('subject'),
    paragraphs: [line('greeting'), line('lead'), line('notYou')],
  })
  await sendMail(ctx.db, { ctx, about: 'phone', message, until: ctx.now + LASTS_MS })
  ctx.changed.add(JOB_TAG)
}
