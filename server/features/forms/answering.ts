import type { z } from 'zod'
import type { Answers } from '../../../contract/forms/answer.ts'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import { pickOf, picksOf, severalOf } from '../../../contract/forms/picks.ts'
import type { formAnswerInput } from '../../../contract/features/portal/forms.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import type { Store } from '../../crud/store.ts'
import { answersIn } from './answers-in.ts'
import { claimAttachments } from './attachments.ts'
import { digestOf, rememberDigest, wasSent, wordsIn } from './spam.ts'
import { contactIn, summaryOf } from './summary.ts'
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
    const row = await store.create(ctx, {
      ...(await ownersOf(ctx, id)),
      ...rowOf(id, form, answers),
      language: ctx.language,
      // A sender of spam gets the same answer as everybody, and wrongly suspected answers can still be found.
      status: isSuspect ? 'spam' : 'new',
    })
    const taken = { formId: id, answerId: row.id }
    await claimAttachments(ctx, row.id, filesIn(form.definition, answers))
    await writePicks(ctx, taken, form.definition, answers)
    await rememberDigest(ctx, taken, digest)
    if (!isSuspect) await notify(ctx, taken)
    return { number: row.id }
  }

  return { admit, take }
}

/** The answers go to those who look after the form. */
const ownersOf = ({ db }: Context, formId: number) =>
  db.selectFrom('form').select(['unitId', 'ownerId']).where('id', '=', formId).executeTakeFirst()

const rowOf = (formId: number, { version, definition }: Awaited<ReturnType<typeof openForm>>, answers: Answers) => ({
  formId,
  formVersion: version,
  answers,
  picked: picksOf(definition, answers).map(({ question, value }) => pickOf(question, value)),
  summary: summaryOf(definition, answers),
  ...contactIn(definition, answers),
})

const filesIn = (definition: FormDefinition, answers: Answers): string[] =>
  questionsOf(definition).flatMap(({ kind, key }) => (kind === 'file' ? [answers[key] ?? []].flat().map(String) : []))

async function writePicks(ctx: Context, { formId, answerId }: Taken, definition: FormDefinition, answers: Answers) {
  const rows = [...picksOf(definition, answers), ...severalOf(definition, answers)].map(({ question, value }) => ({
    formId,
    question,
    value,
    answerId,
  }))
  if (rows.length > 0) await ctx.db.insertInto('formPick').values(rows).execute()
}
