import { z } from 'zod'
import { formDefinition } from '../../forms/definition.ts'
import { LONGEST_LINES, MOST_QUESTIONS } from '../../forms/questions.ts'
import { plainString } from '../../field-schema.ts'
import { rowId } from '../../schema.ts'
import { language, page, preview, text, which } from './shared.ts'

/** `product`: the row that a question about a row begins with, for links such as “ask for this product”. */
export const formInput = z.strictObject({ ...which, product: rowId.optional() })

/** `preview`: the token that shows the draft of the contact form. */
export const contactFormInput = z.strictObject({ preview })

const choice = z.strictObject({ value: z.string(), label: z.string() })

/** A form as a visitor sees it. */
export const formView = z.strictObject({
  id: z.int(),
  slug: text,
  ...page,
  language,
  title: z.string(),
  intro: text,
  thanks: text,
  /** False when it takes no more answers. */
  isOpen: z.boolean(),
  /** True for the form of the contact page: it is asked there, after the questions of that page. */
  isContact: z.boolean(),
  /** The version that an answer answers. */
  version: z.int(),
  definition: formDefinition,
  /** The choices of questions about items of a dictionary and about rows, by the key of the question. */
  choices: z.record(z.string(), z.array(choice)),
})
export type FormView = z.infer<typeof formView>

const key = plainString.max(40)
/** The texts of a field: several of a list of boxes. */
const texts = z.array(plainString.max(LONGEST_LINES * 2)).max(101)

/** The fields of questions by their keys. */
export const answerFields = z
  .record(key, texts)
  .refine((fields) => Object.keys(fields).length <= MOST_QUESTIONS, { params: { words: 'invalid.tooManyNames' } })

/**
 * The fields of a form as a browser sends them. A file is the address of an attachment that was taken in before, `/media/<id>`, with its name behind `#`.
 * `website` is a trap: people do not see it, programs fill it in.
 */
export const formAnswerInput = z.strictObject({
  id: rowId,
  fields: answerFields,
  website: plainString.max(200).optional(),
})

/** The number of the answer, which the visitor may quote. */
export const formAnswerReceipt = z.strictObject({ number: z.int() })
