import type { FormView } from '../../../contract/features/portal.ts'
import { shownKeys } from '../../../contract/forms/shown.ts'
import type { Answer } from '../../../contract/forms/answer.ts'
import { typedAnswer } from '../../../contract/forms/typed-answer.ts'
import { questionsIn, type FailedAnswers, type Texts } from './answer.ts'

/** The texts, complaints and choices with which the questions of a form begin. */
export interface Asked {
  texts: Texts
  /** The complaints by the keys of the questions. */
  complaints: ReadonlyMap<string, string>
  choices: FormView['choices']
  /** The keys of the questions that the answers so far lead to. */
  shown: ReadonlySet<string>
}

/** A form begins with the answers that were refused, or with the product that the visitor comes from. */
export function askedOf(form: FormView, product: number | null, failed: FailedAnswers | undefined): Asked {
  const texts = failed?.texts ?? textsAbout(form, product)
  const answers = questionsIn(form).flatMap(({ key, kind }): [string, Answer][] => {
    const answer = typedAnswer(kind, texts[key] ?? [])
    return answer === undefined ? [] : [[key, answer]]
  })
  return {
    texts,
    complaints: new Map(failed?.complaints.map(({ field, message }) => [field, message])),
    choices: form.choices,
    shown: shownKeys(form.definition, Object.fromEntries(answers)),
  }
}

const textsAbout = (form: FormView, product: number | null): Texts =>
  Object.fromEntries(
    questionsIn(form).flatMap((question) =>
      product !== null && question.kind === 'reference' && question.target === 'product' ? [[question.key, [String(product)]]] : [],
    ),
  )
