import type { Question } from '../../../contract/forms/questions.ts'
import { freeKey, keysOf, withKeys } from './keys.ts'
import { placed, spotOf, withGroups, type Spot } from './places.ts'
import { END, freshId, questionAt, readingOrder, type GroupPlace, type Part, type Sketch, type StepPlace } from './sketch.ts'

/** A sketch after an edit, and the part that is selected then. */
export interface Edited {
  sketch: Sketch
  selected: string
}

const EMPTY_GROUP: Part = { part: 'group', content: { columns: 1 } }
const EMPTY_STEP: Part = { part: 'step', content: {} }

/** Adds a question at a spot. */
export function addQuestion(sketch: Sketch, question: Question, spot: Spot): Edited {
  const id = freshId()
  const parts = { ...sketch.parts, [id]: { part: 'question', content: question } as const }
  return { sketch: placed({ ...sketch, parts }, id, spot), selected: id }
}

/** Adds an empty group at the end of a step. */
export function addGroup(sketch: Sketch, step: string): Edited {
  const id = freshId()
  const steps = sketch.steps.map((one) => (one.id === step ? { ...one, groups: [...one.groups, { id, questions: [] }] } : one))
  return { sketch: { steps, parts: { ...sketch.parts, [id]: EMPTY_GROUP } }, selected: id }
}

/** Adds an empty step at the end. */
export function addStep(sketch: Sketch): Edited {
  const { step, parts } = emptyStep()
  return { sketch: { steps: [...sketch.steps, step], parts: { ...sketch.parts, ...parts } }, selected: step.id }
}

function emptyStep(): { step: StepPlace; parts: Record<string, Part> } {
  const [id, group] = [freshId(), freshId()]
  return { step: { id, groups: [{ id: group, questions: [] }] }, parts: { [id]: EMPTY_STEP, [group]: EMPTY_GROUP } }
}

/** Changes what a part says; null takes a property out. */
export function changed(sketch: Sketch, id: string, change: Readonly<Record<string, unknown>>): Sketch {
  const part = sketch.parts[id]
  if (!part) return sketch
  const content = Object.fromEntries(Object.entries({ ...part.content, ...change }).filter(([, value]) => value != null))
  return { ...sketch, parts: { ...sketch.parts, [id]: { ...part, content } as Part } }
}

/** Puts another question in the place of one. */
export const replacedQuestion = (sketch: Sketch, id: string, question: Question): Sketch => ({
  ...sketch,
  parts: { ...sketch.parts, [id]: { part: 'question', content: question } },
})

/** Removes a part with all that stands in it; null for the end, which stays. A form keeps a step, and a step a group. */
export function removed(sketch: Sketch, id: string): Edited | null {
  if (id === END || !sketch.parts[id]) return null
  const next = without(sketch, id)
  const kept = new Set(readingOrder(next))
  const parts = Object.fromEntries(Object.entries(next.parts).filter(([one]) => kept.has(one)))
  return { sketch: { ...next, parts }, selected: neighbour(sketch, next, id) }
}

function without(sketch: Sketch, id: string): Sketch {
  if (spotOf(sketch, id))
    return withGroups(sketch, (group) =>
      group.questions.includes(id) ? { ...group, questions: group.questions.filter((one) => one !== id) } : group,
    )
  const { step, parts } = emptyStep()
  const all = { ...sketch.parts, ...parts }
  const steps = sketch.steps.filter((one) => one.id !== id).map((one) => withoutGroup(one, id, step.groups[0]!))
  return { steps: steps.length > 0 ? steps : [step], parts: all }
}

function withoutGroup(step: StepPlace, id: string, empty: GroupPlace): StepPlace {
  const groups = step.groups.filter((group) => group.id !== id)
  if (groups.length === step.groups.length) return step
  return { ...step, groups: groups.length > 0 ? groups : [empty] }
}

/** The part that takes the place of a removed one: the next that is still there, else the one before. */
function neighbour(before: Sketch, after: Sketch, id: string): string {
  const order = readingOrder(before)
  const left = new Set(readingOrder(after))
  const at = order.indexOf(id)
  const isLike = (one: string) => left.has(one) && one !== END && before.parts[one]?.part === before.parts[id]?.part
  const next = order.slice(at + 1).find((one) => left.has(one))
  if (next !== undefined && isLike(next)) return next
  return order.slice(0, at).findLast((one) => left.has(one)) ?? readingOrder(after)[0]!
}

/** Puts a copy of a part behind it. Its questions get keys of their own, and conditions within the copy ask for those; null for the end. */
export function duplicated(sketch: Sketch, id: string): Edited | null {
  const spot = spotOf(sketch, id)
  const copier = copierOf(sketch)
  if (spot) {
    const copy = copier.copy(id)
    return { sketch: placed(copier.done(), copy, { ...spot, at: spot.at + 1 }), selected: copy }
  }
  const copyGroup = (group: GroupPlace): GroupPlace => ({ id: copier.copy(group.id), questions: group.questions.map(copier.copy) })
  const steps = sketch.steps.flatMap((step): StepPlace[] => {
    if (step.id === id) return [step, { id: copier.copy(id), groups: step.groups.map(copyGroup) }]
    return [{ ...step, groups: step.groups.flatMap((group) => (group.id === id ? [group, copyGroup(group)] : [group])) }]
  })
  const copy = copier.idOf(id)
  return copy === undefined ? null : { sketch: { ...copier.done(), steps }, selected: copy }
}

function copierOf(sketch: Sketch) {
  const taken = new Set(keysOf(sketch))
  const ids = new Map<string, string>()
  const names = new Map<string, string>()
  const copies: Record<string, Part> = {}
  function copy(id: string): string {
    const own = freshId()
    ids.set(id, own)
    copies[own] = sketch.parts[id]!
    if (sketch.parts[id]?.part !== 'question') return own
    const question = questionAt(sketch, id)
    const key = freeKey(question.key, taken)
    taken.add(key)
    names.set(question.key, key)
    copies[own] = { part: 'question', content: { ...question, key } }
    return own
  }
  const done = (): Sketch => ({
    ...sketch,
    parts: { ...sketch.parts, ...Object.fromEntries(Object.entries(copies).map(([id, part]) => [id, withKeys(part, names)])) },
  })
  return { copy, done, idOf: (id: string) => ids.get(id) }
}
