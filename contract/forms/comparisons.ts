import { z } from 'zod'
import type { Comparing, Comparison } from './conditions.ts'
import type { Question, QuestionKind } from './questions.ts'

const EQUALITY: readonly Comparison[] = ['is', 'isNot']
const PRESENCE: readonly Comparison[] = ['filled', 'empty']

/** The comparisons that suit each kind of question. A consent that is not given counts as empty. */
export const COMPARISONS_OF: Readonly<Record<QuestionKind, readonly Comparison[]>> = {
  line: [...EQUALITY, 'has', ...PRESENCE],
  lines: [...EQUALITY, 'has', ...PRESENCE],
  number: [...EQUALITY, 'more', 'less', ...PRESENCE],
  date: [...EQUALITY, 'more', 'less', ...PRESENCE],
  choice: [...EQUALITY, ...PRESENCE],
  choices: ['has', ...PRESENCE],
  yesNo: [...EQUALITY, ...PRESENCE],
  consent: PRESENCE,
  dictionary: [...EQUALITY, ...PRESENCE],
  reference: [...EQUALITY, ...PRESENCE],
  file: PRESENCE,
  text: [],
}

/** True for a comparison that needs a value to compare with. */
export const takesValue = (by: Comparison): boolean => !PRESENCE.includes(by)

/** Why something is refused: the key of its words, and the values in them. */
export interface Refusal {
  words: `invalid.${string}`
  values: Record<string, string | number>
}

/** The part of a comparison that does not suit the question which it names, and why; null if all of it does. */
export function refusalOfComparison(question: Question, { by, value }: Comparing): (Refusal & { part: 'key' | 'by' | 'value' }) | null {
  const { key, kind } = question
  if (kind === 'text') return { part: 'key', words: 'invalid.questionWithoutAnswer', values: { value: key } }
  if (!COMPARISONS_OF[kind].includes(by)) return { part: 'by', words: 'invalid.comparison', values: { value: key } }
  const isGiven = value !== undefined && value !== null
  if (!takesValue(by)) return isGiven ? { part: 'value', words: 'invalid.comparisonWithoutValue', values: {} } : null
  if (isGiven && isComparable(question, value)) return null
  const isOption = typeof value === 'string' && (kind === 'choice' || kind === 'choices')
  if (isOption) return { part: 'value', words: 'invalid.noSuchItem', values: { value } }
  return { part: 'value', words: 'invalid.comparisonValue', values: { value: key } }
}

/** True for a value that an answer to this question could be compared with. */
function isComparable(question: Question, value: string | number | boolean): boolean {
  switch (question.kind) {
    case 'number':
      return typeof value === 'number'
    case 'reference':
      return Number.isSafeInteger(value) && Number(value) > 0
    case 'yesNo':
      return typeof value === 'boolean'
    case 'date':
      return z.iso.date().safeParse(value).success
    case 'choice':
    case 'choices':
      return question.options.some((one) => one.value === value)
    default:
      return typeof value === 'string' && value.trim() !== ''
  }
}
