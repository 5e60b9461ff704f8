import type { Condition } from './conditions.ts'
import type { FormDefinition } from './definition.ts'
import type { Question } from './questions.ts'

/** The keys of the questions that the contact form asks by rules of its own, whatever a designed form says of them. */
export const PRESCRIBED = ['name', 'company', 'email', 'phone', 'message'] as const

const isPrescribed = (key: string) => (PRESCRIBED as readonly string[]).includes(key)

const changed = (definition: FormDefinition, change: (question: Question) => Question[]): FormDefinition => ({
  ...definition,
  steps: definition.steps.map((step) => ({
    ...step,
    groups: step.groups.map((group) => ({ ...group, questions: group.questions.flatMap(change) })),
  })),
})

/** The questions that a designed form adds to the contact form. */
export const furtherQuestions = (definition: FormDefinition): FormDefinition => {
  const { steps, ...rest } = changed(definition, (question) => (isPrescribed(question.key) ? [] : [question]))
  const filled = steps.map((step) => ({ ...step, groups: step.groups.filter(({ questions }) => questions.length > 0) }))
  return { ...rest, steps: filled.filter(({ groups }) => groups.length > 0) }
}

/** True when a form asks for files, which are not sent as text. */
export const asksForFiles = ({ steps }: FormDefinition): boolean =>
  steps.some(({ groups }) => groups.some(({ questions }) => questions.some(({ kind }) => kind === 'file')))

/** True when the contact form would ask nothing more. */
export const asksNothing = ({ steps }: FormDefinition): boolean =>
  steps.every(({ groups }) => groups.every(({ questions }) => questions.length === 0))

/** The form by which the further answers are checked: conditions may look at the prescribed questions, which it does not judge. */
export const furtherChecked = (definition: FormDefinition): FormDefinition =>
  changed(definition, (question) => [isPrescribed(question.key) ? { kind: 'lines', key: question.key, label: question.label } : question])

/** The answers to the further questions alone. */
export const furtherAnswers = <A>(answers: Readonly<Record<string, A>>): Record<string, A> =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !isPrescribed(key)))

const FIELD = 'own-'

/** The name of the field of a further question, unlike that of any prescribed one. */
export const furtherField = (key: string): string => (isPrescribed(key) ? key : FIELD + key)

/** The key of the question that a field belongs to; null for any other field. */
export const furtherKey = (field: string): string | null => (field.startsWith(FIELD) ? field.slice(FIELD.length) : null)

const renamed = (condition: Condition | null | undefined) =>
  condition && { ...condition, comparisons: condition.comparisons.map((one) => ({ ...one, key: furtherField(one.key) })) }

/** The same questions under the names of their fields, conditions included. */
export const underFields = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  steps: definition.steps.map((step) => ({
    ...step,
    groups: step.groups.map((group) => ({
      ...group,
      shownIf: renamed(group.shownIf),
      questions: group.questions.map((question) => ({
        ...question,
        key: furtherField(question.key),
        shownIf: renamed(question.shownIf),
        ...('requiredIf' in question && { requiredIf: renamed(question.requiredIf) }),
      })),
    })),
  })),
})
