import type { EnquirySheet } from '../../../../contract/features/enquiries.ts'
import { isRecord, type Answer } from '../../../../contract/forms/answer.ts'
import { furtherQuestions } from '../../../../contract/forms/contact-form.ts'
import type { Store } from '../../../crud/store.ts'
import type { Context } from '../../../http/context.ts'
import { inLanguage } from '../../../language/localized.ts'
import { readByVersion } from '../reading.ts'

/** The answers to the further questions that came with an enquiry, beside the questions of the version that was asked. */
export async function readFurther(store: Store, ctx: Context, id: number): Promise<EnquirySheet> {
  await store.get(ctx, id)
  const row = await ctx.db
    .selectFrom('enquiryAnswer')
    .innerJoin('form', 'form.id', 'enquiryAnswer.formId')
    .select(['formId', 'formVersion', 'answers', 'form.title', 'form.titleEn'])
    .where('enquiryId', '=', id)
    .executeTakeFirst()
  if (!row) return { form: null, items: [] }
  const { formId, formVersion } = row
  const answers = JSON.parse(row.answers) as unknown
  const items = await readByVersion(
    ctx,
    { formId, formVersion },
    isRecord(answers) ? (answers as Record<string, Answer>) : {},
    furtherQuestions,
  )
  return { form: { id: formId, title: inLanguage(row, 'title', ctx.language) ?? '', version: formVersion }, items }
}
