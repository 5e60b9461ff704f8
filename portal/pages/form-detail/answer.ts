import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { Call } from '../../../contract/client.ts'
import type { FormView } from '../../../contract/features/portal.ts'
import { removing } from '../../../contract/forms/attachments.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { formPath } from '../../address/addresses.ts'
import { portalContext } from '../../page/context.ts'
import { isFailedCall, type FailedCall } from '../../page/failed-call.ts'
import { identityIn } from '../../page/page-identity.ts'
import { complaintsOf, textOf, textsOf, type Complaint } from '../../page/posted-form.ts'
import { reads } from '../../page/reads.ts'

/** The texts in the fields of the questions that have any, by the keys of the questions. */
export type Texts = Readonly<Record<string, readonly string[]>>

/** Answers that were refused: the page shows the form again with them, and the complaints at its fields. */
export interface FailedAnswers {
  texts: Texts
  message: string
  complaints: Complaint[]
}

/** The name of the field for robots; no question has such a key. */
export const TRAP = 'web-site'

/** All questions of a form, texts between them included. */
export const questionsIn = ({ definition }: Pick<FormView, 'definition'>): Question[] =>
  definition.steps.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))

type SentAnswers = { number: number } | { failed: FailedAnswers; status: number }

/** Sends the answers. The server has taken the files in before: a file is the address of an upload. */
export async function sendAnswers(call: Call, form: FormView, posted: FormData): Promise<SentAnswers> {
  const texts = textsIn(form, posted)
  const website = textOf(posted, TRAP)
  try {
    return await call(reads.answerForm, { id: form.id, fields: texts, ...(website && { website }) })
  } catch (error) {
    if (!isFailedCall(error)) throw error
    return { failed: failedAnswers(form, texts, error), status: error.status || 503 }
  }
}

/** Takes the answers that were posted to the form's own page. */
export async function answerForm({ request, context, params }: ActionFunctionArgs) {
  const { call } = context.get(portalContext)
  const form = await call(reads.form, identityIn(params['slug'], new URL(request.url)))
  const sent = await sendAnswers(call, form, await request.formData())
  return 'number' in sent ? redirect(formPath(form, { sent: sent.number }), 303) : data(sent.failed, { status: sent.status })
}

/** Empty fields are left out, and files that the visitor has removed. */
function textsIn(form: FormView, posted: FormData): Record<string, string[]> {
  const entries = questionsIn(form).map(({ key }): [string, string[]] => {
    const removed = textsOf(posted, removing(key))
    return [key, textsOf(posted, key).filter((text) => text.trim() !== '' && !removed.includes(text))]
  })
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0))
}

const failedAnswers = (form: FormView, texts: Texts, error: FailedCall): FailedAnswers => ({
  texts,
  message: error.message,
  complaints: complaintsOf(
    error,
    questionsIn(form).map(({ key }) => key),
  ),
})
