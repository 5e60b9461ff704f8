import type { Context } from '../../http/context.ts'
import { addJob, JOB_TAG } from '../../jobs/rows.ts'
import type { Messages } from '../messages/messages.ts'
import { sendNotice } from '../messages/notice.ts'
import type { Taken } from './taken.ts'

/** The params of a job that delivers an answer. */
export interface WebhookParams {
  answerId: number
}

/** Tells of a new answer: the address of mail that its form names, and its webhook. */
export async function tellOfAnswer(
  ctx: Context,
  { formId, answerId }: Taken,
  { messages, publicUrl }: { messages: Pick<Messages, 'sendMail'>; publicUrl: string },
): Promise<void> {
  const form = await ctx.db.selectFrom('form').select(['noticeEmail', 'webhook']).where('id', '=', formId).executeTakeFirst()
  const receivers = form?.noticeEmail ? [form.noticeEmail] : []
  await sendNotice(ctx, messages, { about: 'answer', receivers, address: `${publicUrl}/#/formanswer` })
  if (!form?.webhook) return
  const params: WebhookParams = { answerId }
  await addJob(ctx.db, { kind: 'webhook', params, language: ctx.settings.defaultLanguage, requestId: ctx.origin.requestId, now: ctx.now })
  ctx.changed.add(JOB_TAG)
}
