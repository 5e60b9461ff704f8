import { z } from 'zod'
import { composed } from '../field-schema.ts'
import { condition } from './conditions.ts'
import { isAsked, MOST_QUESTIONS, question } from './questions.ts'
import { otherWords, words } from './texts.ts'
import { refuseMisfits } from './misfits.ts'

// A form that people design: steps, each with groups of questions. Every form has this one shape, so a form without steps is a form of one step, and a
// group without a title is only a place for its questions.

const MOST_GROUPS = 30
const MOST_STEPS = 20
/** In how many columns a group may stand on a wide screen. */
export const COLUMNS = [1, 2, 3] as const

const group = z.strictObject({
  title: words.nullish(),
  titleEn: otherWords,
  columns: z.literal(COLUMNS).default(1),
  /** The whole group is asked for only then. */
  shownIf: condition.nullish(),
  questions: z.array(question).max(MOST_QUESTIONS),
})
export type FormGroup = z.infer<typeof group>

const step = z.strictObject({
  title: words.nullish(),
  titleEn: otherWords,
  groups: z.array(group).min(1).max(MOST_GROUPS),
})
export type FormStep = z.infer<typeof step>

/** The questions of a form and their places. The name, address and mail of a form are fields of its row; they are no part of this. */
export const formDefinition = z
  .strictObject({
    steps: z.array(step).min(1).max(MOST_STEPS),
    /** The text of the button that sends it. */
    send: composed.max(40).nullish(),
    sendEn: composed.max(40).nullish(),
  })
  .superRefine(refuseMisfits)
export type FormDefinition = z.infer<typeof formDefinition>

/** All questions of a form, in the order in which they are read. */
export const questionsOf = ({ steps }: Pick<FormDefinition, 'steps'>) =>
  steps.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions))

/** True when somebody could answer something; a form that only tells, or is empty, is no form to fill in. */
export const asksAnything = (definition: Pick<FormDefinition, 'steps'>): boolean => questionsOf(definition).some(isAsked)
