import type { MessageSubject } from '../../../contract/jobs/kinds.ts'
import type { Context } from '../../http/context.ts'
import { JOB_TAG } from '../../jobs/rows.ts'
import { say } from '../../language/words.ts'
import { letter } from './letter.ts'
import type { Messages } from './messages.ts'
import { siteName } from './site-name.ts'

/** A notice that could not be sent for so long is not sent any more. */
const LASTS_MS = 24 * 60 * 60 * 1000

interface Notice {
  about: Extract<MessageSubject, 'enquiry' | 'answer'>
  receivers: readonly string[]
  /** The screen of the back office on which the news stands. */
  address: string
}

/** Tells people by mail that somebody wrote. The mail holds none of the visitor's words, since mail is read by others on its way. */
export async function sendNotice(
  ctx: Context,
  { sendMail }: Pick<Messages, 'sendMail'>,
  { about, receivers, address }: Notice,
): Promise<void> {
  if (!sendMail || receivers.length === 0) return
  const language = ctx.settings.defaultLanguage
  const site = await siteName({ db: ctx.db, language })
  const line = (key: string) => say(language, `messages.${about}.${key}`, { site })
  const link = { address, button: line('button') }
  for (const to of receivers) {
    const message = letter({ to, language, subject: line('subject'), paragraphs: [line('lead'), address], link })
    await sendMail(ctx.db, { ctx, about, message, until: ctx.now + LASTS_MS })
  }
  ctx.changed.add(JOB_TAG)
}
