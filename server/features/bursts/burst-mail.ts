import { burstAddress } from '../../../contract/features/burst-address.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import { isoTime } from '../../crud/times.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database, Db } from '../../db/engine.ts'
import { writeAndTell } from '../../db/write-and-tell.ts'
import { JOB_TAG } from '../../jobs/rows.ts'
import { say } from '../../language/words.ts'
import { letter } from '../messages/letter.ts'
import type { Messages } from '../messages/messages.ts'
import { siteName } from '../messages/site-name.ts'
import { LATE_MS, takeUntold, type Told } from './burst-rows.ts'

export interface MailParts {
  database: Database
  bus: Bus
  settings: Pick<SettingValues, 'burstMails' | 'defaultLanguage'>
  messages: Pick<Messages, 'sendMail'>
  publicUrl: string
}

/** Tells of the bursts that nobody has told yet: they count as told if, and only if, their mail is ordered. */
export async function tellBursts(parts: MailParts): Promise<void> {
  const changed = new Set<string>()
  await writeAndTell(parts, changed, async (db) => {
    const told = await takeUntold(db, parts.database.now())
    if (await mailBursts(db, parts, told)) changed.add(JOB_TAG)
  })
}

/** Tells the receivers of the setting in one mail what began. It names no account and no address: mail is read by others on its way. */
async function mailBursts(db: Db, { database, settings, messages, publicUrl }: MailParts, told: readonly Told[]): Promise<boolean> {
  const [receivers, { sendMail }] = [settings.burstMails ?? [], messages]
  if (!sendMail || receivers.length === 0 || told.length === 0) return false
  const language = settings.defaultLanguage
  const site = await siteName({ db, language })
  const lines = told.flatMap((burst) => [
    say(language, `messages.burst.${burst.kind}`, { count: burst.peak, minutes: burst.minutes }),
    `${publicUrl}/#${burstAddress({ ...burst, beginTime: isoTime(burst.beginTime), lastTime: isoTime(burst.lastTime) })}`,
  ])
  const subject = say(language, 'messages.burst.subject', { site })
  const ctx = { language, now: database.now(), origin: { requestId: '' } }
  for (const to of receivers) {
    const message = letter({ to, language, subject, paragraphs: [say(language, 'messages.burst.lead', { site }), ...lines] })
    await sendMail(db, { ctx, about: 'burst', message, until: ctx.now + LATE_MS })
  }
  return true
}
