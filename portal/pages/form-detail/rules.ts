import type { FormDefinition } from '../../../contract/forms/definition.ts'
import type { Question } from '../../../contract/forms/questions.ts'

/** The questions that the conditions of a form name. */
const namedIn = ({ steps }: FormDefinition): ReadonlySet<string> => {
  const groups = steps.flatMap((step) => step.groups)
  const conditional = [...groups, ...groups.flatMap(({ questions }) => questions)]
  const conditions = conditional.flatMap((one) => [one.shownIf, 'requiredIf' in one ? one.requiredIf : null])
  return new Set(conditions.flatMap((one) => one?.comparisons.map(({ key }) => key) ?? []))
}

/** A question as the rules of `contract/forms/shown.ts` need it. */
const ruleOf = (question: Question) => ({
  kind: question.kind,
  key: question.key,
  shownIf: question.shownIf ?? undefined,
  ...(question.kind !== 'text' && { required: question.required || undefined, requiredIf: question.requiredIf ?? undefined }),
})

/** Returns the rules of a form that the script follows, as JSON; undefined for a form in which nothing depends on an answer. */
export function rulesOf(definition: FormDefinition): string | undefined {
  const named = namedIn(definition)
  if (named.size === 0) return undefined
  const groups = definition.steps
    .flatMap((step) => step.groups)
    .map(({ shownIf, questions }) => ({
      shownIf: shownIf ?? undefined,
      questions: questions
        .filter((one) => shownIf || one.shownIf || named.has(one.key) || ('requiredIf' in one && one.requiredIf))
        .map(ruleOf),
    }))
  return JSON.stringify({ steps: [{ groups: groups.filter(({ questions }) => questions.length > 0) }] })
}
