import type { Answers } from '../../../contract/forms/answer.ts'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { picksOf, severalOf, tagsOf } from '../../../contract/forms/picks.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { claimAttachments, filesIn } from './attachments.ts'
import { contactIn, summaryOf } from './summary.ts'
import type { Taken } from './taken.ts'
import type { OpenForm } from './versions.ts'

interface Kept {
  formId: number
  form: OpenForm
  /** Checked. */
  answers: Answers
  /** Further values of the row. */
  more: Record<string, unknown>
}

/** Stores a checked answer with its files and what is counted of it. */
export async function keepAnswer(store: Store, ctx: Context, { formId, form, answers, more }: Kept): Promise<Taken> {
  const row = await store.create(ctx, {
    ...(await ownersOf(ctx, formId)),
    ...rowOf(formId, form, answers),
    language: ctx.language,
    status: 'new',
    ...more,
  })
  const taken = { formId, answerId: row.id }
  await claimAttachments(ctx, { answerId: row.id }, filesIn(form.definition, answers))
  await writePicks(ctx, taken, form.definition, answers)
  return taken
}

/** The answers go to those who look after the form. */
const ownersOf = ({ db }: Context, formId: number) =>
  db.selectFrom('form').select(['unitId', 'ownerId']).where('id', '=', formId).executeTakeFirst()

const rowOf = (formId: number, { version, definition }: OpenForm, answers: Answers) => ({
  formId,
  formVersion: version,
  answers,
  picked: tagsOf(definition, answers),
  summary: summaryOf(definition, answers),
  ...contactIn(definition, answers),
})

async function writePicks(ctx: Context, { formId, answerId }: Taken, definition: FormDefinition, answers: Answers) {
  const rows = [...picksOf(definition, answers), ...severalOf(definition, answers)].map(({ question, value }) => ({
    formId,
    question,
    value,
    answerId,
  }))
  if (rows.length > 0) await ctx.db.insertInto('formPick').values(rows).execute()
}
