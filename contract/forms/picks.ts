import type { Answer, Answers } from './answer.ts'
import { questionsOf, type FormDefinition } from './definition.ts'
import type { AskedQuestion, Question } from './questions.ts'

/** The longest tag that a row keeps. */
const LONGEST = 64

/** Returns the tag by which a row names an option that was chosen: `budget=high`, `isUrgent=true`. */
export const pickOf = (key: string, value: string): string => `${key}=${value}`.slice(0, LONGEST)

/** True for a question whose answers can be counted: there are few different ones. */
export const isCounted = (question: Question): question is CountedQuestion =>
  ['choice', 'choices', 'yesNo', 'consent', 'dictionary'].includes(question.kind)
export type CountedQuestion = Extract<AskedQuestion, { kind: 'choice' | 'choices' | 'yesNo' | 'consent' | 'dictionary' }>

export interface Chosen {
  question: string
  value: string
}

/** Returns the options that these answers have chosen. */
export const picksOf = (definition: Pick<FormDefinition, 'steps'>, answers: Answers): Chosen[] =>
  questionsOf(definition)
    .filter(isCounted)
    .flatMap(({ key }) => valuesOf(answers[key]).map((value) => ({ question: key, value })))

/** The tags of the options that these answers have chosen. */
export const tagsOf = (definition: Pick<FormDefinition, 'steps'>, answers: Answers): string[] =>
  picksOf(definition, answers).map(({ question, value }) => pickOf(question, value))

/** The value under which an answer of several options is counted once, whatever it chose. */
export const ANSWERED = ''

/** The questions whose answers may be several options. */
export const severalOf = (definition: Pick<FormDefinition, 'steps'>, answers: Answers): Chosen[] =>
  questionsOf(definition).flatMap(({ kind, key }) =>
    kind === 'choices' && answers[key] !== undefined ? [{ question: key, value: ANSWERED }] : [],
  )

const valuesOf = (answer: Answer | undefined): string[] =>
  answer === undefined ? [] : typeof answer === 'object' ? [...answer] : [String(answer)]
