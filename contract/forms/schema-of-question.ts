import { MEDIA } from '../field-schema.ts'
import type { Language } from '../languages.ts'
import { FORMATS } from './line-formats.ts'
import { LONGEST_LINE, LONGEST_LINES, type AskedQuestion, type FormOption, type QuestionOf } from './questions.ts'
import { textIn } from './text-in.ts'

export type JsonSchema = Record<string, unknown>

/** The JSON Schema of the answers to a question. */
export function schemaOfQuestion(question: AskedQuestion, language: Language): JsonSchema {
  const description = textIn(question.help, question.helpEn, language)
  return {
    title: textIn(question.label, question.labelEn, language),
    ...(description ? { description } : {}),
    ...valueSchema(question, language),
  }
}

function valueSchema(question: AskedQuestion, language: Language): JsonSchema {
  switch (question.kind) {
    case 'line':
      return { ...text(question.fewest, question.most ?? LONGEST_LINE), ...(question.format ? FORMATS[question.format].schema : {}) }
    case 'lines':
      return text(question.fewest, question.most ?? LONGEST_LINES)
    case 'number':
      return number(question)
    case 'date':
      return { type: 'string', format: 'date' }
    case 'choice':
      return { type: 'string', oneOf: oneOf(question.options, language) }
    case 'choices':
      return choices(question, language)
    case 'yesNo':
      return { type: 'boolean' }
    case 'consent':
      return { type: 'boolean', const: true }
    case 'dictionary':
      return text(1, 64)
    case 'reference':
      return { type: 'integer', minimum: 1 }
    case 'file':
      return { type: 'array', items: { type: 'string', pattern: MEDIA.source }, minItems: 1, maxItems: question.most, uniqueItems: true }
  }
}

/** An answer has one character at least. */
const text = (fewest: number | null | undefined, most: number) => ({ type: 'string', minLength: Math.max(1, fewest ?? 1), maxLength: most })

const oneOf = (options: readonly FormOption[], language: Language) =>
  options.map(({ value, label, labelEn }) => ({ const: value, title: textIn(label, labelEn, language) }))

const number = ({ min, max, digits }: QuestionOf<'number'>): JsonSchema => ({
  type: digits === 0 ? 'integer' : 'number',
  ...(typeof min === 'number' ? { minimum: min } : {}),
  ...(typeof max === 'number' ? { maximum: max } : {}),
  ...(digits ? { multipleOf: Number((10 ** -digits).toFixed(digits)) } : {}),
})

const choices = ({ options, fewest, most }: QuestionOf<'choices'>, language: Language): JsonSchema => ({
  type: 'array',
  items: { type: 'string', oneOf: oneOf(options, language) },
  minItems: Math.max(1, fewest ?? 1),
  maxItems: most ?? options.length,
  uniqueItems: true,
})
