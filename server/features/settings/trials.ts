import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { createLimit } from '../../http/limits.ts'
import { say } from '../../language/words.ts'
import { letter } from '../messages/letter.ts'
import type { Messages } from '../messages/messages.ts'
import { siteName } from '../messages/site-name.ts'

const MOST_IN_WINDOW = 20
const WINDOW_SECONDS = 10 * 60

/** Sends a message at once, so that whoever sets up the mail server or the gateway sees its answer. Returns the milliseconds that it took. */
export function createTrials(messages: Pick<Messages, 'tryMail' | 'trySms'>) {
  // Each trial sends something to an address that the caller chooses.
  const limit = createLimit(MOST_IN_WINDOW, WINDOW_SECONDS)

  async function timed(ctx: Context, send: () => Promise<void>) {
    await limit.take(String(ctx.caller.userId))
    const begun = performance.now()
    try {
      await send()
    } catch (error) {
      if (error instanceof Problem) throw error
      throw new Problem('rule', {
        words: 'problem.trialFailed',
        values: { reason: error instanceof Error ? error.message : String(error) },
      })
    }
    return Math.round(performance.now() - begun)
  }

  return {
    mail: async (ctx: Context, to: string) => {
      const line = await sayer(ctx)
      const mail = letter({ to, language: ctx.language, subject: line('subject'), paragraphs: [line('lead')] })
      return timed(ctx, () => messages.tryMail(mail))
    },
    sms: async (ctx: Context, phoneNumber: string) => {
      const line = await sayer(ctx)
      return timed(ctx, () => messages.trySms({ phoneNumber, text: line('sms'), code: '000000' }))
    },
  }
}

async function sayer(ctx: Context) {
  const site = await siteName(ctx)
  return (key: string) => say(ctx.language, `messages.test.${key}`, { site })
}
