import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { EnquiryInput } from '../../../contract/features/portal.ts'
import { portalContext } from '../../page/context.ts'
import { defined } from '../../address/query.ts'
import { reads } from '../../page/reads.ts'
import { isFailedCall, type FailedCall } from '../../page/failed-call.ts'
import { textOf, type Complaint } from '../../page/posted-form.ts'
import type { Texts } from '../form-detail/answer.ts'
import { furtherTexts } from './further-texts.ts'

const FIELDS = ['name', 'company', 'email', 'phone', 'message'] as const
export type EnquiryField = (typeof FIELDS)[number]

/** True for a field that the page asks by itself. */
export const isOwnField = (name: string): name is EnquiryField => (FIELDS as readonly string[]).includes(name)

/** An enquiry that was refused: the page shows it again with its values, and the complaints at its fields. */
export interface FailedEnquiry {
  values: Record<EnquiryField | 'productId', string>
  message: string
  complaints: Complaint[]
  /** The answers to the further questions. */
  further: Texts | undefined
  /** The time of the reply: it makes the form of each reply a new one. */
  at: number
}

/** Sends the form, from a plain page and from the app alike. The visitor's text is kept if that fails. */
export async function sendEnquiry({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(portalContext)
  const form = await request.formData()
  const values = { name: '', company: '', email: '', phone: '', message: '', productId: '' }
  for (const name of [...FIELDS, 'productId'] as const) values[name] = textOf(form, name)
  const further = furtherTexts(form)
  try {
    await call(reads.enquire, { ...enquiryInput({ ...values, website: textOf(form, 'website') }), ...(further && { fields: further }) })
  } catch (error) {
    if (!isFailedCall(error)) throw error
    const failed: FailedEnquiry = { values, further, message: error.message, complaints: complaintsIn(error), at: Date.now() }
    return data(failed, { status: error.status || 503 })
  }
  return redirect('/_contact?sent=1', 303)
}

/** The complaints about fields of the page and about further questions; others say nothing that a visitor could change. */
const complaintsIn = ({ body }: FailedCall): Complaint[] =>
  (body?.validationErrors ?? []).flatMap(({ members, message }) => {
    const field = members.find((one) => !HIDDEN.has(one))
    return field ? [{ field, message }] : []
  })

const HIDDEN = new Set(['productId', 'website', 'fields'])

/** Leaves out empty optional fields. */
const enquiryInput = ({ name, message, ...rest }: FailedEnquiry['values'] & { website: string }): EnquiryInput => ({
  name,
  message,
  ...defined(rest),
})
