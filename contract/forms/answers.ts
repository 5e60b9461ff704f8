import { isAnswer, isNothing, isRecord, valueAt, type Answer, type Answers } from './answer.ts'
import { checkValue } from './check-value.ts'
import type { Refusal } from './comparisons.ts'
import { questionsOf, type FormDefinition } from './definition.ts'
import type { Language } from '../languages.ts'
import { FORMATS } from './line-formats.ts'
import { isAsked, MOST_QUESTIONS, type AskedQuestion } from './questions.ts'
import { visitShown } from './shown.ts'
import { textIn } from './text-in.ts'

/** A complaint about an answer. Its values also hold the question's `label` in the reader's language. */
interface AnswerProblem extends Refusal {
  /** The question's key; empty if the complaint is about all answers together. */
  key: string
}
export type CheckedAnswers = { answers: Answers } | { problems: AnswerProblem[] }

/**
 * Checks answers as they arrive. Those to questions that are not shown are dropped, texts are trimmed, and what is empty is no answer. Items of dictionaries,
 * rows and uploads are only checked for their form: whether they exist is known to the server.
 */
export function checkAnswers(definition: FormDefinition, given: unknown, language: Language): CheckedAnswers {
  if (!isRecord(given)) return { problems: [{ key: '', words: 'invalid.pattern', values: {} }] }
  const problems = unknownAnswers(definition, given)
  const answers: [string, Answer][] = []
  visitShown(definition, (question, isRequired) => {
    const value = valueAt(given, question.key)
    const checked = checkOne(question, value, isRequired)
    if (!checked) return undefined
    if ('value' in checked) {
      answers.push([question.key, checked.value])
      return checked.value
    }
    const label = textIn(question.label, question.labelEn, language)
    problems.push({ key: question.key, words: checked.words, values: { ...checked.values, label } })
    // The questions that depend on it stay as the reader sees them, so that all complaints come at once.
    return isAnswer(value) ? value : undefined
  })
  return problems.length > 0 ? { problems } : { answers: Object.fromEntries(answers) }
}

function checkOne(question: AskedQuestion, value: unknown, isRequired: boolean): { value: Answer } | Refusal | null {
  if (!isNothing(value) && !(question.kind === 'consent' && value === false)) return checkValue(question, value)
  return isRequired ? { words: wordsIfNone(question), values: {} } : null
}

function wordsIfNone(question: AskedQuestion): Refusal['words'] {
  if (question.kind === 'consent') return 'invalid.consent'
  return (question.kind === 'line' && question.format && FORMATS[question.format].ifNone) || 'invalid.required'
}

/** Complains about what answers no question, in a bounded number of words. */
function unknownAnswers(definition: FormDefinition, given: Record<string, unknown>): AnswerProblem[] {
  const names = Object.keys(given)
  if (names.length > MOST_QUESTIONS) return [{ key: '', words: 'invalid.tooManyNames', values: {} }]
  const known = new Set(
    questionsOf(definition)
      .filter(isAsked)
      .map(({ key }) => key),
  )
  const unknown = names.filter((name) => !known.has(name)).map((name) => name.slice(0, 40))
  return unknown.map((key) => ({ key, words: 'invalid.unknown', values: { names: key } }))
}
