import { formDefinition } from '../../../contract/forms/definition.ts'
import type { Language } from '../../../contract/languages.ts'
import { formIssues } from '../../../contract/words/form-refusals.ts'
import { definitionOf, type Sketch } from './sketch.ts'

/** A complaint about a part of the form. */
export interface Problem {
  /** The part that it is about; null for the form as a whole. */
  id: string | null
  /** The place within the part, such as `options.1.value`. */
  place: string
  message: string
}

const known = new WeakMap<Sketch, Map<Language, readonly Problem[]>>()

/** All complaints about a form, in the order of its parts. They are found once for each sketch. */
export function problemsOf(sketch: Sketch, language: Language): readonly Problem[] {
  const found = known.get(sketch) ?? new Map<Language, readonly Problem[]>()
  known.set(sketch, found)
  const before = found.get(language)
  if (before) return before
  const { error } = formDefinition.safeParse(definitionOf(sketch), { reportInput: true })
  const complaints = error ? formIssues(error, language) : []
  const problems = complaints.map(({ message, members: [path = ''] }) => ({ ...placeOf(sketch, path), message }))
  found.set(language, problems)
  return problems
}

/** The part and the place in it that a path of the definition names: `steps.0.groups.1.questions.2.label`. */
function placeOf({ steps }: Sketch, path: string): Omit<Problem, 'message'> {
  const [, s, , g, , q] = path.split('.').map(Number)
  const step = path.startsWith('steps.') ? steps[s ?? NaN] : undefined
  const rest = (from: number) => path.split('.').slice(from).join('.')
  if (!step) return { id: null, place: path }
  const group = rest(2).startsWith('groups.') ? step.groups[g ?? NaN] : undefined
  if (!group) return { id: step.id, place: rest(2) }
  const question = rest(4).startsWith('questions.') ? group.questions[q ?? NaN] : undefined
  return question === undefined ? { id: group.id, place: rest(4) } : { id: question, place: rest(6) }
}

/** The complaints about one part, by their places in it. */
export const problemsAt = (problems: readonly Problem[], id: string): ReadonlyMap<string, string> =>
  new Map(problems.filter((one) => one.id === id).map(({ place, message }) => [place, message]))
