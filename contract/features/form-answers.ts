import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { QUESTION_KINDS } from '../forms/questions.ts'
import { MEDIA, plainString } from '../field-schema.ts'
import { listOf, rowId } from '../schema.ts'

// Answers to forms beyond what every resource has: read with the questions of their version, counted, and their attachments.

export const answered = z.strictObject({
  key: z.string(),
  label: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** As a person reads it, in the reader's language; null when nothing was answered. */
  text: z.string().nullable(),
  /** Attachments. `size` in bytes, null for one that is gone. */
  files: z.array(z.strictObject({ address: z.string(), name: z.string(), size: z.int().nullable() })).optional(),
})
export type AnsweredQuestion = z.infer<typeof answered>

const counted = z.strictObject({
  key: z.string(),
  label: z.string(),
  /** The answers that chose something here. */
  answers: z.int(),
  counts: z.array(
    z.strictObject({
      value: z.string(),
      label: z.string(),
      count: z.int(),
      /** The value of the list's filter `picked` that finds these answers. */
      picked: z.string(),
    }),
  ),
})
export type CountedQuestion = z.infer<typeof counted>

const version = z.strictObject({ formId: rowId, formVersion: z.number() })

/** The columns of a sheet in place of all answers as JSON. */
export const sheetColumns = z.strictObject({
  /** False when they do not hold every answer: there are too many questions, or the questions of a version are not known. */
  isWhole: z.boolean(),
  /** `name` finds the text of a cell among the `names` of an exported row. */
  columns: z.array(z.strictObject({ name: z.string(), title: z.string(), kind: z.enum(['text', 'number']) })),
})
export type AnswerColumns = z.infer<typeof sheetColumns>

/** The most versions of forms that one sheet may hold answers to. */
const MOST_SHEET_VERSIONS = 1000

const permit = 'FormAnswer/View'

export const formAnswers = {
  read: endpoint({
    path: `${SERVICES}/FormAnswer/GetSheet`,
    access: { permit },
    input: z.strictObject({ id: rowId }),
    output: listOf(answered),
    summary: 'The answers of one person beside the questions of the version that they answered',
  }),
  getTotals: endpoint({
    path: `${SERVICES}/FormAnswer/GetTotals`,
    access: { permit },
    input: z.strictObject({ formId: rowId }),
    output: z.strictObject({ total: z.int(), questions: z.array(counted) }),
    summary: 'How often each option was chosen in the answers to a form, without spam and deleted answers',
  }),
  getColumns: endpoint({
    path: `${SERVICES}/FormAnswer/ExportColumns`,
    access: { permit: 'FormAnswer/Export' },
    effect: 'read',
    input: z.strictObject({ versions: z.array(version).max(MOST_SHEET_VERSIONS) }),
    output: sheetColumns,
    summary: 'The columns of a sheet of answers to these versions of forms: one for each question',
  }),
}

/** A file of a visitor: `id` is that of the row to which it was sent. */
export const sentFile = { input: z.strictObject({ id: rowId, file: plainString.regex(MEDIA) }), output: z.string(), timeout: 300_000 }

/** The call that sends a file. */
export const answerFiles = {
  getFile: endpoint({
    ...sentFile,
    path: `${SERVICES}/FormAnswer/GetFile`,
    access: { permit },
    body: 'bare',
    summary: 'An attachment of an answer, as a download',
  }),
}
