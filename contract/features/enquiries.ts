import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { rowId } from '../schema.ts'
import { answered } from './form-answers.ts'

// Enquiries beyond what every resource has: the answers to the further questions of the contact form.

const sheet = z.strictObject({
  /** The form whose questions were asked, and its version; null when nothing more was answered. */
  form: z.strictObject({ id: z.int(), title: z.string(), version: z.int() }).nullable(),
  items: z.array(answered),
})
export type EnquirySheet = z.infer<typeof sheet>

export const enquiries = {
  read: endpoint({
    path: `${SERVICES}/Enquiry/GetSheet`,
    access: { permit: 'Enquiry/View' },
    input: z.strictObject({ id: rowId }),
    output: sheet,
    summary: 'What an enquiry answered to the further questions of the contact form, beside the questions of the version that was asked',
  }),
}
