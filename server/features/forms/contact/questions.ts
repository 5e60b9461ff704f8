import { asksNothing, furtherAnswers, furtherChecked, furtherQuestions, PRESCRIBED } from '../../../../contract/forms/contact-form.ts'
import { tagsOf } from '../../../../contract/forms/picks.ts'
import type { Answers } from '../../../../contract/forms/answer.ts'
import { Problem } from '../../../../contract/errors.ts'
import type { FormView } from '../../../../contract/features/portal.ts'
import type { Context } from '../../../http/context.ts'
import type { Enquiry } from '../../visitors/spam.ts'
import { answersIn, type Sent } from '../answers-in.ts'
import { claimAttachments, filesIn } from '../attachments.ts'
import { openForm } from '../versions.ts'
import { viewForm } from '../view.ts'

// The contact form asks its own questions, and those of the form that the settings name (decision 91).

/** Returns null for a form that is not on the site or takes no answers: the contact form then asks nothing more. */
const unlessGone = (error: unknown): null => {
  if (error instanceof Problem && ['notFound', 'rule'].includes(error.code)) return null
  throw error
}

/** The form with the further questions of the contact page; those that the page asks by itself stand in it for conditions alone. Null if it asks nothing more. */
export async function contactForm(ctx: Context, previewId: number | null): Promise<FormView | null> {
  const id = ctx.settings.contactForm
  const form = id === null ? null : await viewForm(ctx, { id }, previewId).catch(unlessGone)
  if (!form?.isOpen) return null
  return asksNothing(furtherQuestions(form.definition)) ? null : { ...form, definition: furtherChecked(form.definition) }
}

/** The answers to the further questions, and the version that they were given to. */
export interface FurtherAnswers {
  formId: number
  formVersion: number
  answers: Answers
  /** The tags of the options among them. */
  picked: readonly string[]
  /** The addresses of the files among them. */
  files: readonly string[]
}

/** Checks what was sent with an enquiry. A client that knows of no further questions sends no fields, and is asked none. */
export async function furtherOf(ctx: Context, { fields, ...enquiry }: Enquiry): Promise<FurtherAnswers | null> {
  const id = ctx.settings.contactForm
  if (!fields || id === null) return null
  const form = await openForm(ctx, id).catch(unlessGone)
  if (!form) return null
  const sent: Sent = { ...fields, ...Object.fromEntries(PRESCRIBED.map((key) => [key, [enquiry[key] ?? '']])) }
  const asked = furtherChecked(form.definition)
  const answers = furtherAnswers(await answersIn(ctx, asked, sent))
  if (Object.keys(answers).length === 0) return null
  const picked = tagsOf(furtherQuestions(form.definition), answers)
  return { formId: id, formVersion: form.version, answers, picked, files: filesIn(asked, answers) }
}

/** Keeps them beside the enquiry, whose own row holds the options alone. */
export const keepFurther = async (
  ctx: Context,
  enquiryId: number,
  { answers, files, formId, formVersion }: FurtherAnswers,
): Promise<void> => {
  await ctx.db
    .insertInto('enquiryAnswer')
    .values({ enquiryId, formId, formVersion, answers: JSON.stringify(answers) })
    .execute()
  await claimAttachments(ctx, { enquiryId }, files)
}
