import type { z } from 'zod'
import type { formAnswerInput } from '../../../contract/features/portal/forms.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import type { Store } from '../../crud/store.ts'
import { answersIn } from './answers-in.ts'
import { keepAnswer } from './keep-answer.ts'
import { digestOf, rememberDigest, wasSent, wordsIn } from './spam.ts'
import { hasManyLinks } from '../visitors/spam.ts'
import type { Taken } from './taken.ts'
import { openForm } from './versions.ts'

type Given = z.output<typeof formAnswerInput>

/** Takes in the answers of visitors. Nothing about the sender is stored but their own words. */
export function createAnswering(store: Store, notify: (ctx: Context, taken: Taken) => Promise<void>) {
  const lately = createNetworkLimit(10, 10 * 60)
  const today = createNetworkLimit(50, 24 * 60 * 60)

  /** Runs before the transaction, so that a flood of answers begins none. */
  async function admit(ctx: Context) {
    await lately.take(ctx.origin.ip)
    await today.take(ctx.origin.ip)
  }

  async function take({ id, fields, website }: Given, ctx: Context) {
    const form = await openForm(ctx, id)
    const answers = await answersIn(ctx, form.definition, fields)
    const digest = digestOf(answers)
    const isSuspect = Boolean(website) || hasManyLinks(wordsIn(answers).join(' ')) || (await wasSent(ctx, id, digest))
    // A sender of spam gets the same answer as everybody, and wrongly suspected answers can still be found.
    const taken = await keepAnswer(store, ctx, { formId: id, form, answers, more: { status: isSuspect ? 'spam' : 'new' } })
    await rememberDigest(ctx, taken, digest)
    if (!isSuspect) await notify(ctx, taken)
    return { number: taken.answerId }
  }

  return { admit, take }
}
