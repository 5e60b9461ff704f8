import type { Call } from '../../../contract/client.ts'
import type { FormView } from '../../../contract/features/portal.ts'
import { asksNothing } from '../../../contract/forms/contact-form.ts'
import { answeredAt, type Answered } from '../../address/text-pages.ts'
import type { PageHead } from '../../page/head.ts'
import { isNotFound } from '../../page/not-found.ts'
import { reads } from '../../page/reads.ts'
import { formIdsIn } from '../../text/text-parts.ts'

/** The forms in a text, and the answer that was sent from it. */
export interface TextForms {
  forms: FormView[]
  answered: Answered | null
}

/** Reads the forms that a text names. One that is not on the site is left out. */
export async function readTextForms(call: Call, html: string | null, request: Pick<Request, 'url'>): Promise<TextForms> {
  const forms = await Promise.all(formIdsIn(html ?? '').map((id) => readForm(call, id)))
  // The contact form may ask nothing of its own; without the page around it that is a button alone.
  return {
    forms: forms.filter((form) => form !== null).filter(({ definition }) => !asksNothing(definition)),
    answered: answeredAt(request),
  }
}

/** A page that thanks for an answer is no page for search engines. */
export const unlessAnswered = (head: PageHead, { answered }: TextForms): PageHead => ({ ...head, indexed: head.indexed && !answered })

const readForm = (call: Call, id: number): Promise<FormView | null> =>
  call(reads.form, { id }).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
    return null
  })
