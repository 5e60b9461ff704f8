import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { answeredPath } from '../../address/text-pages.ts'
import { portalContext } from '../../page/context.ts'
import { textOf } from '../../page/posted-form.ts'
import { reads } from '../../page/reads.ts'
import { sendAnswers, type FailedAnswers } from '../form-detail/answer.ts'

/** The name of the field in which the server says what form was posted; no question has such a key. */
export const FORM_OF = 'form-of'

/** Answers that were refused, and the form of the text that they belong to. */
export interface FailedTextForm extends FailedAnswers {
  form: number
}

/** Takes the answers to a form that stands in the text of this page: they were posted to the form's address, which hands them on. */
export async function answerTextForm({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(portalContext)
  const posted = await request.formData()
  const form = await call(reads.form, { id: Number(textOf(posted, FORM_OF)) })
  const sent = await sendAnswers(call, form, posted)
  const { pathname, search } = new URL(request.url)
  if ('number' in sent) return redirect(answeredPath(pathname + search, { form: form.id, number: sent.number }), 303)
  const failed: FailedTextForm = { ...sent.failed, form: form.id }
  return data(failed, { status: sent.status })
}
