import type { Answer } from './answer.ts'
import type { QuestionKind } from './questions.ts'
import { typedNumber } from '../format/typed-number.ts'

/**
 * Returns the answer that the fields of a question hold, as conditions compare it; undefined for none. A text that is no value of the question's kind stays a
 * text. Page, script and server follow this rule; the script is small, so no schema is imported here. Of a repeated field that has one answer the last counts.
 */
export function typedAnswer(kind: QuestionKind, texts: readonly string[]): Answer | undefined {
  const last = texts.at(-1)
  if (last === undefined) return undefined
  switch (kind) {
    case 'choices':
    case 'file':
      return texts
    case 'number':
      return typedNumber(last) ?? last
    case 'reference':
      return /^[0-9]{1,16}$/.test(last.trim()) ? Number(last) : last
    case 'yesNo':
    case 'consent':
      return last === 'true' || (last === 'false' ? false : last)
    default:
      return last
  }
}
