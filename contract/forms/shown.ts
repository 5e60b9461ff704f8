import { isNothing, valueAt, type Answer, type Answers } from './answer.ts'
import type { Comparing, Condition } from './conditions.ts'
import type { FormDefinition } from './definition.ts'
import type { AskedQuestion } from './questions.ts'

// The answers before a question decide whether it is asked. Page, script and server follow these rules; the script is small, so no schema is imported here.

type Steps = Pick<FormDefinition, 'steps'>

/** True when the condition holds. A question that is not shown counts as empty: nothing is equal to it, and it is neither more nor less. */
export function isTrue({ join, comparisons }: Condition, answers: Answers, isShown: (key: string) => boolean): boolean {
  const holds = (comparing: Comparing) => compares(comparing, isShown(comparing.key) ? valueAt(answers, comparing.key) : undefined)
  return join === 'all' ? comparisons.every(holds) : comparisons.some(holds)
}

function compares({ by, value }: Comparing, answer: Answer | undefined): boolean {
  const isEmpty = isNothing(answer)
  switch (by) {
    case 'filled':
      return !isEmpty
    case 'empty':
      return isEmpty
    case 'isNot':
      return isEmpty || !isEqual(answer, value)
    case 'is':
      return !isEmpty && isEqual(answer, value)
    case 'has':
      return !isEmpty && has(answer, value)
    case 'more':
      return !isEmpty && order(answer, value) > 0
    case 'less':
      return !isEmpty && order(answer, value) < 0
  }
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
const isEqual = (answer: Answer, value: Comparing['value']) => plain(answer) === plain(value)

/** One of several answers, or a part of a text, in whatever case. */
function has(answer: Answer, value: Comparing['value']): boolean {
  if (typeof value !== 'string') return false
  if (typeof answer === 'string') return answer.toLowerCase().includes(value.trim().toLowerCase())
  return Array.isArray(answer) && answer.includes(value)
}

/** Negative, zero or positive like the answer's difference from the value; NaN for what has no order. Days are ordered as texts. */
function order(answer: Answer, value: Comparing['value']): number {
  if (typeof answer === 'number' && typeof value === 'number') return answer - value
  if (typeof answer !== 'string' || typeof value !== 'string') return NaN
  if (answer === value) return 0
  return answer < value ? -1 : 1
}

/**
 * Visits the questions that are shown, in their order, and returns their keys, also those of texts. The visitor returns the answer that counts for what stands
 * below, which may depend on it.
 */
export function visitShown({ steps }: Steps, visit: (question: AskedQuestion, isRequired: boolean) => unknown): Set<string> {
  const shown = new Set<string>()
  const answers: Record<string, Answer> = Object.create(null)
  const holds = (condition: Condition | null | undefined) => !condition || isTrue(condition, answers, (key) => shown.has(key))
  for (const { shownIf, questions } of steps.flatMap(({ groups }) => groups)) {
    if (!holds(shownIf)) continue
    for (const question of questions) {
      if (!holds(question.shownIf)) continue
      shown.add(question.key)
      if (question.kind === 'text') continue
      const isRequired = question.required === true || (!!question.requiredIf && holds(question.requiredIf))
      const answer = visit(question, isRequired)
      if (counts(question, answer)) answers[question.key] = answer
    }
  }
  return shown
}

/** A consent that is not given is no answer. */
const counts = ({ kind }: AskedQuestion, answer: unknown): answer is Answer =>
  !isNothing(answer) && !(kind === 'consent' && answer !== true)

/** The keys of the questions that are shown with these answers, also those of texts. The answer to a question that is hidden counts as none. */
export const shownKeys = (definition: Steps, answers: Answers): Set<string> => visitShown(definition, ({ key }) => valueAt(answers, key))

/** The keys of the questions that are shown and must be answered. */
export function requiredKeys(definition: Steps, answers: Answers): Set<string> {
  const required = new Set<string>()
  visitShown(definition, ({ key }, isRequired) => {
    if (isRequired) required.add(key)
    return valueAt(answers, key)
  })
  return required
}
