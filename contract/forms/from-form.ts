import { NO, YES } from '../format/yes-no.ts'
import { questionsOf, type FormDefinition } from './definition.ts'
import { typedAnswer } from './typed-answer.ts'
import { isAsked, type AskedQuestion } from './questions.ts'

/**
 * Makes answers of the fields of an HTML form, which are all texts; `checkAnswers` checks them. Empty fields are left out, and so are fields that answer no
 * question, such as the number of a step. A text that is no value of the question's kind stays a text, so that the complaint comes from the check.
 */
export function fromForm(definition: FormDefinition, entries: Iterable<readonly [string, string]>): Record<string, unknown> {
  const given = new Map<string, string[]>()
  for (const [name, text] of entries) {
    if (text.trim() === '') continue
    const others = given.get(name)
    if (others) others.push(text)
    else given.set(name, [text])
  }
  const answers = questionsOf(definition)
    .filter(isAsked)
    .flatMap((question): [string, unknown][] => {
      const texts = given.get(question.key)
      return texts ? [[question.key, valueOf(question, texts)]] : []
    })
  return Object.fromEntries(answers)
}

/** The server also takes the other words for yes and no, and full-width digits in telephone numbers. */
function valueOf(question: AskedQuestion, texts: readonly string[]): unknown {
  const typed = typedAnswer(question.kind, texts)
  if (typeof typed !== 'string') return typed
  if (question.kind === 'yesNo' || question.kind === 'consent') return truthOf(typed) ?? typed
  return question.kind === 'line' && question.format && TYPED_IN_DIGITS.has(question.format) ? typed.normalize('NFKC') : typed
}

const TYPED_IN_DIGITS: ReadonlySet<string> = new Set(['mobile', 'phone', 'digits'])

function truthOf(text: string): boolean | null {
  const word = text.trim().toLowerCase()
  if (word === 'on' || YES.has(word)) return true
  return word === 'off' || NO.has(word) ? false : null
}
