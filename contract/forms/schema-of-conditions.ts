import type { Comparing, Condition } from './conditions.ts'
import { questionsOf, type FormDefinition, type FormGroup } from './definition.ts'
import { isAsked, type AskedQuestion } from './questions.ts'
import type { JsonSchema } from './schema-of-question.ts'

// A question that is hidden has no answer among those that are kept, so `required` in JSON Schema says "is shown and filled in".

type MaybeCondition = Condition | null | undefined

/** The statements of JSON Schema on the presence of answers: those always required, and those that depend on others. */
export function conditionsSchema(definition: FormDefinition): { required: string[]; allOf?: JsonSchema[] } {
  const groups = definition.steps.flatMap((step) => step.groups)
  const kinds = new Map(questionsOf(definition).map(({ key, kind }) => [key, kind]))
  const say = (condition: MaybeCondition) => schemaOfCondition(condition, (key) => kinds.get(key))
  const required = groups
    .filter(({ shownIf }) => !shownIf)
    .flatMap(({ questions }) => questions.filter(isAsked).filter((one) => one.required && !one.shownIf))
    .map(({ key }) => key)
  const allOf = groups.flatMap((group) => [
    ...ofGroup(group, say),
    ...group.questions.filter(isAsked).flatMap((one) => ofQuestion(group, one, say)),
  ])
  return { required, ...(allOf.length > 0 ? { allOf } : {}) }
}

/** A condition in JSON Schema: true if there is none, null if it cannot be said. */
type Said = JsonSchema | true | null

const hidden = (keys: string[]) => ({ properties: Object.fromEntries(keys.map((key) => [key, false])) })

/** The questions of a hidden group have no answers; those without a condition of their own are required with the group. */
function ofGroup({ shownIf, questions }: FormGroup, say: (condition: MaybeCondition) => Said): JsonSchema[] {
  const condition = say(shownIf)
  const asked = questions.filter(isAsked)
  if (condition === true || condition === null || asked.length === 0) return []
  const required = asked.filter((one) => one.required && !one.shownIf).map(({ key }) => key)
  return [{ if: condition, ...(required.length > 0 ? { then: { required } } : {}), else: hidden(asked.map(({ key }) => key)) }]
}

function ofQuestion(group: FormGroup, question: AskedQuestion, say: (condition: MaybeCondition) => Said): JsonSchema[] {
  const { key, required, shownIf, requiredIf } = question
  const own = say(shownIf)
  const shown = both(say(group.shownIf), own)
  const rules: JsonSchema[] = []
  if (own !== true && own !== null) rules.push({ if: own, else: hidden([key]) })
  if (required && shownIf && shown !== null && shown !== true) rules.push({ if: shown, then: { required: [key] } })
  const must = !required && requiredIf ? both(shown, say(requiredIf)) : null
  if (must !== null && must !== true) rules.push({ if: must, then: { required: [key] } })
  return rules
}

function both(one: Said, other: Said): Said {
  if (one === null || other === null) return null
  if (one === true) return other
  return other === true ? one : { allOf: [one, other] }
}

function schemaOfCondition(condition: MaybeCondition, kindOf: (key: string) => string | undefined): Said {
  if (!condition) return true
  const parts = condition.comparisons.map((comparing) => schemaOfComparing(comparing, kindOf(comparing.key)))
  const said = parts.filter((part) => part !== null)
  if (said.length < parts.length) return null
  return said.length === 1 ? said[0]! : { [condition.join === 'all' ? 'allOf' : 'anyOf']: said }
}

/** Null for what JSON Schema cannot say: the order of days, and a part of a text in whatever case. */
function schemaOfComparing({ key, by, value }: Comparing, kind: string | undefined): JsonSchema | null {
  const filled = { required: [key] }
  const fits = (schema: JsonSchema) => ({ properties: Object.fromEntries([[key, schema]]), required: [key] })
  switch (by) {
    case 'filled':
      return filled
    case 'empty':
      return { not: filled }
    case 'is':
      return fits({ const: value })
    case 'isNot':
      return { not: fits({ const: value }) }
    case 'has':
      return kind === 'choices' ? fits({ contains: { const: value } }) : null
    case 'more':
      return kind === 'number' ? fits({ exclusiveMinimum: value }) : null
    case 'less':
      return kind === 'number' ? fits({ exclusiveMaximum: value }) : null
  }
}
