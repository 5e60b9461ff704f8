import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { listOf, rowId } from '../schema.ts'
import { answered, sentFile, sheetColumns } from './form-answers.ts'

// Enquiries beyond what every resource has: the answers to the further questions of the contact form.

const sheet = z.strictObject({
  /** The form whose questions were asked, and its version; null when nothing more was answered. */
  form: z.strictObject({ id: z.int(), title: z.string(), version: z.int() }).nullable(),
  items: z.array(answered),
})
export type EnquirySheet = z.infer<typeof sheet>

/** The most enquiries that a browser writes into one sheet. */
const MOST_IN_SHEET = 10_000

/** A question with options, and the values of the list's filter `picked` that find those who chose them. */
const offered = z.strictObject({
  key: z.string(),
  label: z.string(),
  options: z.array(z.strictObject({ label: z.string(), picked: z.string() })),
})
export type OfferedQuestion = z.infer<typeof offered>

export const enquiries = {
  getForm: endpoint({
    path: `${SERVICES}/DynamicForm/GetContactForm`,
    access: { permit: 'DynamicForm/View' },
    output: z.strictObject({ id: z.int().nullable() }),
    summary: 'The form whose questions the contact page asks beside its own; null when the settings name none',
  }),
  getChoices: endpoint({
    path: `${SERVICES}/Enquiry/GetChoices`,
    access: { permit: 'Enquiry/View' },
    output: listOf(offered),
    summary: 'The questions with options that the contact form asks, or has asked, by which enquiries can be narrowed',
  }),
  read: endpoint({
    path: `${SERVICES}/Enquiry/GetSheet`,
    access: { permit: 'Enquiry/View' },
    input: z.strictObject({ id: rowId }),
    output: sheet,
    summary: 'What an enquiry answered to the further questions of the contact form, beside the questions of the version that was asked',
  }),
  getColumns: endpoint({
    path: `${SERVICES}/Enquiry/ExportColumns`,
    access: { permit: 'Enquiry/Export' },
    effect: 'read',
    input: z.strictObject({ ids: z.array(rowId).max(MOST_IN_SHEET) }),
    output: sheetColumns,
    summary: 'The columns of a sheet of these enquiries beside their own: one for each further question that was answered',
  }),
}

/** The call that sends a file. */
export const enquiryFiles = {
  getFile: endpoint({
    ...sentFile,
    path: `${SERVICES}/Enquiry/GetFile`,
    access: { permit: 'Enquiry/View' },
    body: 'bare',
    summary: 'A file that came with an enquiry, as a download',
  }),
}
