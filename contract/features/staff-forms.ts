import { z } from 'zod'
import { MB } from '../budget.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { MEDIA, plainString } from '../field-schema.ts'
import { QUESTION_KEY } from '../forms/conditions.ts'
import { formAnswer } from '../resources/form-answer.ts'
import { createdDays, listOf, paging, rowId } from '../schema.ts'
import { answered } from './form-answers.ts'
import { answerFields, formAnswerReceipt, formView } from './portal/forms.ts'

// B-124: forms that staff fill in within the back office, and what each person has given. No call tells or takes anything about a form for others.

const offered = z.strictObject({
  id: z.int(),
  title: z.string(),
  intro: z.string().nullable(),
  /** False when it takes no more answers. */
  isOpen: z.boolean(),
})
export type OfferedForm = z.infer<typeof offered>

const given = z.strictObject({
  /** The number of the answer. */
  id: z.int(),
  formId: z.int(),
  title: z.string(),
  summary: z.string().nullable(),
  creationTime: z.string(),
  status: z.enum(formAnswer.fields.status.options as readonly string[] as readonly [string, ...string[]]),
})
export type GivenAnswer = z.infer<typeof given>

const takenFile = z.strictObject({
  name: z.string(),
  /** Null for a file that was refused. */
  address: z.string().nullable(),
  problem: z.string().nullable(),
})
export type TakenFile = z.infer<typeof takenFile>

const permit = 'StaffForm/Fill'
const access = { permit }
const at = (method: string) => `${SERVICES}/StaffForm/${method}` as const

export const staffForms = {
  getAll: endpoint({ path: at('GetAll'), access, output: listOf(offered), summary: 'The published forms that the caller may fill in' }),
  get: endpoint({
    path: at('Get'),
    access,
    input: z.strictObject({ id: rowId }),
    output: formView.pick({
      id: true,
      title: true,
      intro: true,
      thanks: true,
      isOpen: true,
      version: true,
      definition: true,
      choices: true,
      language: true,
    }),
    summary: 'One of these forms with its questions',
  }),
  answer: endpoint({
    path: at('Answer'),
    access,
    takesKey: true,
    refusedInDemo: true,
    input: z.strictObject({ id: rowId, fields: answerFields }),
    output: formAnswerReceipt,
    summary: 'Gives an answer to one of these forms; with a key it is given once',
  }),
  getGiven: endpoint({
    path: at('GetGiven'),
    access,
    input: z.strictObject({ skipCount: paging.skipCount, maxResultCount: paging.maxResultCount, ...createdDays }),
    output: listOf(given),
    summary: 'The answers that the caller has given, newest first, of these days if they are named',
  }),
  getGivenSheet: endpoint({
    path: at('GetGivenSheet'),
    access,
    input: z.strictObject({ id: rowId }),
    output: given.extend({ items: z.array(answered) }),
    summary: 'One of these answers beside the questions of its version',
  }),
}

/** The most bytes of all files of a request. */
const MOST_SENT = 220 * MB

/** The calls with files. */
export const staffFormFiles = {
  takeFiles: endpoint({
    path: at('TakeFiles'),
    access,
    effect: 'own',
    body: 'bare',
    refusedInDemo: true,
    timeout: 300_000,
    budget: { bytes: MOST_SENT },
    input: z.strictObject({ id: rowId, question: z.string().regex(QUESTION_KEY) }),
    output: listOf(takenFile),
    summary: 'Takes files for a question of one of these forms: multipart, each in a field named like the question',
  }),
  getGivenFile: endpoint({
    path: at('GetGivenFile'),
    access,
    input: z.strictObject({ id: rowId, file: plainString.regex(MEDIA) }),
    body: 'bare',
    output: z.string(),
    summary: 'A file of an answer that the caller has given, as a download',
    timeout: 300_000,
  }),
}
