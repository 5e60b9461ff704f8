import { Problem } from '../../../contract/errors.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import { isoTime } from '../../crud/times.ts'
import type { Database } from '../../db/engine.ts'
import { postOut } from '../../http/post-out.ts'
import { Unreachable, type Reachable } from '../../http/reachable.ts'
import { signedJson } from '../../http/signed-json.ts'
import { say } from '../../language/words.ts'
import type { JobWork } from '../../jobs/working.ts'
import type { WebhookParams } from './notices.ts'

interface WebhookParts {
  database: Database
  settings: Pick<SettingValues, 'webhookSecret' | 'defaultLanguage'>
  isReachable: Reachable
}

const TIMEOUT_MS = 8000

/** Posts an answer to the address that its form names, signed. An answer that was deleted meanwhile is not sent. */
export const webhookWork =
  ({ database, settings, isReachable }: WebhookParts): JobWork =>
  async (job) => {
    const { answerId } = JSON.parse(job.row.params) as WebhookParams
    const found = await delivery(database, answerId)
    if (!found) return {}
    const { url, payload } = found
    if (!url || !settings.webhookSecret) throw new Problem('rule', { words: 'job.webhookOff' })
    await job.checkLease()
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const signed = signedJson({ id: String(job.row.id), ...payload }, settings.webhookSecret, database.now())
    const failed = (reason: string) =>
      new Problem('unavailable', { words: 'job.webhookFailed', values: { host: new URL(url).host, reason } })
    const { status } = await postOut({ url, ...signed, signal, isReachable }).catch((error: NodeJS.ErrnoException) => {
      if (error instanceof Unreachable) throw failed(say(settings.defaultLanguage, 'job.webhookClosed'))
      throw failed(signal.aborted ? 'timeout' : (error.code ?? 'no connection'))
    })
    if (status < 200 || status > 299) throw failed(String(status))
    return {}
  }

async function delivery(database: Database, answerId: number) {
  const row = await database.read
    .selectFrom('formAnswer')
    .innerJoin('form', 'form.id', 'formAnswer.formId')
    .select(['form.webhook', 'form.id', 'form.title', 'form.slug', 'formAnswer.formVersion', 'formAnswer.language'])
    .select(['formAnswer.answers', 'formAnswer.creationTime'])
    .where('formAnswer.id', '=', answerId)
    .where('formAnswer.deletionTime', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { webhook, id, title, slug, formVersion: version, language, answers, creationTime } = row
  const form = { id, title, slug, version }
  return {
    url: webhook,
    payload: { form, number: answerId, time: isoTime(creationTime), language, answers: JSON.parse(answers) as unknown },
  }
}
