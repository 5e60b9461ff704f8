import type { OfferedQuestion } from '../../../../contract/features/enquiries.ts'
import { furtherQuestions } from '../../../../contract/forms/contact-form.ts'
import type { Context } from '../../../http/context.ts'
import { countedQuestions } from '../counted-questions.ts'
import { definitionsOf } from '../versions.ts'

/** The questions with options by which enquiries are narrowed: those of the contact form, then those of forms that were it before. */
export async function contactChoices(ctx: Context): Promise<OfferedQuestion[]> {
  const definitions = []
  for (const id of await contactForms(ctx)) definitions.push(...(await definitionsOf(ctx, id)))
  const questions = await countedQuestions(ctx, definitions.map(furtherQuestions), new Map())
  return questions.map(({ key, label, counts }) => ({
    key,
    label,
    options: counts.map(({ label: option, picked }) => ({ label: option, picked })),
  }))
}

async function contactForms({ db, settings }: Context): Promise<ReadonlySet<number>> {
  const answered = await db.selectFrom('enquiryAnswer').select('formId').distinct().orderBy('formId', 'desc').execute()
  return new Set([...(settings.contactForm === null ? [] : [settings.contactForm]), ...answered.map(({ formId }) => formId)])
}
