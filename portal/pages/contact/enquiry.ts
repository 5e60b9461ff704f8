import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { EnquiryInput } from '../../../contract/features/portal.ts'
import { portalContext } from '../../page/context.ts'
import { defined } from '../../address/query.ts'
import { reads } from '../../page/reads.ts'
import { isFailedCall, type FailedCall } from '../../page/failed-call.ts'

export const FIELDS = ['name', 'company', 'email', 'phone', 'message'] as const
export type EnquiryField = (typeof FIELDS)[number]

/** An enquiry that was not taken: the page shows it again as it was sent, with what is wrong at its fields. */
export interface FailedEnquiry {
  values: Record<EnquiryField | 'productId', string>
  message: string
  complaints: { field: EnquiryField; message: string }[]
  /** Tells one answer from the next. */
  at: number
}

/** Sends what the form holds, from a plain page as from the app. Nothing that was written is lost when it fails. */
export async function sendEnquiry({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(portalContext)
  const form = await request.formData()
  const values = { name: '', company: '', email: '', phone: '', message: '', productId: '' }
  for (const name of [...FIELDS, 'productId'] as const) values[name] = textOf(form, name)
  try {
    await call(reads.enquire, asked({ ...values, website: textOf(form, 'website') }))
  } catch (error) {
    if (!isFailedCall(error)) throw error
    return data(failed(values, error), { status: error.status || 503 })
  }
  return redirect('/_contact?sent=1', 303)
}

/** What was left empty is not sent, but for what must be there. */
const asked = ({ name, message, ...rest }: FailedEnquiry['values'] & { website: string }): EnquiryInput => ({
  name,
  message,
  ...defined(rest),
})

/** Browsers end lines with two characters, and count them as one. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

function failed(values: FailedEnquiry['values'], { message, body }: FailedCall): FailedEnquiry {
  const complaints = (body?.validationErrors ?? []).flatMap((error) => {
    const field = FIELDS.find((one) => error.members.includes(one))
    return field ? [{ field, message: error.message }] : []
  })
  return { values, message, complaints, at: Date.now() }
}
