import type { Answers } from '../../../contract/forms/answer.ts'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import type { AskedQuestion } from '../../../contract/forms/questions.ts'

const LONGEST = 200

/** The answers in words, one after the other, as far as a line goes. */
export function summaryOf(definition: FormDefinition, answers: Answers): string | null {
  const texts = questionsOf(definition).flatMap((question) => {
    const answer = answers[question.key]
    return (question.kind === 'line' || question.kind === 'lines') && typeof answer === 'string' ? [answer.replaceAll(/\s+/g, ' ')] : []
  })
  return Array.from(texts.join(' · ')).slice(0, LONGEST).join('') || null
}

/** The first address of mail and the first telephone number, by which a person's answers are found. */
export function contactIn(definition: FormDefinition, answers: Answers): { email: string | null; phone: string | null } {
  const first = (...formats: readonly string[]) =>
    questionsOf(definition)
      .filter((question) => question.kind === 'line' && formats.includes((question as FormatOf).format ?? ''))
      .map(({ key }) => answers[key])
      .find((answer) => typeof answer === 'string')
  return { email: textOf(first('email'), 256), phone: textOf(first('mobile', 'phone'), 32) }
}

type FormatOf = Extract<AskedQuestion, { kind: 'line' }>

const textOf = (answer: unknown, most: number): string | null => (typeof answer === 'string' ? answer.slice(0, most) : null)
