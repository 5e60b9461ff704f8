import type { z } from 'zod'
import { RESERVED_NAMES } from '../reserved-names.ts'
import { refusalOfComparison, type Refusal } from './comparisons.ts'
import type { Condition } from './conditions.ts'
import { refusalsOfQuestion } from './impossible-questions.ts'
import { MOST_QUESTIONS, type Question } from './questions.ts'

type Path = (string | number)[]
interface Shape {
  steps: readonly { groups: readonly { shownIf?: Condition | null | undefined; questions: readonly Question[] }[] }[]
}

/** The most characters of a form, written as JSON. */
const MOST_CHARACTERS = 256 * 1024

/**
 * Refuses a form whose parts do not fit: a key that stands twice, a condition about a question that does not stand before, bounds that nothing fulfils.
 * Conditions only look back, so they never form a circle.
 */
export function refuseMisfits(form: Shape, context: z.RefinementCtx): void {
  const refuse = (path: Path, { words, values }: Refusal) => context.addIssue({ code: 'custom', path, params: { words, values } })
  const all = new Set<string>()
  const places = form.steps.flatMap(({ groups }, s) => groups.map((group, g) => ({ group, path: ['steps', s, 'groups', g] as Path })))
  for (const { questions } of places.map(({ group }) => group)) for (const { key } of questions) all.add(key)

  const before = new Map<string, Question>()
  const check = (condition: Condition | null | undefined, path: Path) => {
    for (const [at, refusal] of refusalsOfCondition(condition, before, all)) refuse([...path, 'comparisons', ...at], refusal)
  }
  for (const { group, path } of places) {
    check(group.shownIf, [...path, 'shownIf'])
    group.questions.forEach((question, q) => {
      const own = [...path, 'questions', q]
      check(question.shownIf, [...own, 'shownIf'])
      if (question.kind !== 'text') check(question.requiredIf, [...own, 'requiredIf'])
      if (question.key in Object.prototype || RESERVED_NAMES.has(question.key))
        refuse([...own, 'key'], { words: 'invalid.reservedName', values: { value: question.key } })
      if (before.has(question.key)) refuse([...own, 'key'], { words: 'invalid.repeated', values: { value: question.key } })
      for (const [at, refusal] of refusalsOfQuestion(question)) refuse([...own, ...at], refusal)
      before.set(question.key, question)
    })
  }
  refuseSize(form, refuse)
}

function refuseSize(form: Shape, refuse: (path: Path, refusal: Refusal) => void): void {
  const count = form.steps.flatMap(({ groups }) => groups).reduce((sum, { questions }) => sum + questions.length, 0)
  if (count > MOST_QUESTIONS) refuse(['steps'], { words: 'invalid.tooManyQuestions', values: { max: MOST_QUESTIONS } })
  if (JSON.stringify(form).length > MOST_CHARACTERS)
    refuse([], { words: 'invalid.formTooBig', values: { kilobytes: MOST_CHARACTERS / 1024 } })
}

/** The parts of a condition that do not fit, given the questions that stand before it and the keys of all. */
function refusalsOfCondition(
  condition: Condition | null | undefined,
  before: ReadonlyMap<string, Question>,
  all: ReadonlySet<string>,
): [Path, Refusal][] {
  return (condition?.comparisons ?? []).flatMap((comparing, at): [Path, Refusal][] => {
    const { key } = comparing
    const question = before.get(key)
    if (!question)
      return [[[at, 'key'], { words: all.has(key) ? 'invalid.laterQuestion' : 'invalid.noSuchQuestion', values: { value: key } }]]
    const refusal = refusalOfComparison(question, comparing)
    return refusal ? [[[at, refusal.part], { words: refusal.words, values: refusal.values }]] : []
  })
}
