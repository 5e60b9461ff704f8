import type { Condition } from '../../../contract/forms/conditions.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { groupsOf, questionAt, type Part, type Sketch } from './sketch.ts'

const LONGEST = 40

/** The keys of all questions. */
export const keysOf = (sketch: Sketch): ReadonlySet<string> =>
  new Set(groupsOf(sketch).flatMap(({ questions }) => questions.map((id) => questionAt(sketch, id).key)))

/** A key like this one that is not taken: `name2`, `name3`. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key
  const stem = key.replace(/\d+$/, '') || key
  for (let number = 2; ; number++) {
    const next = `${stem.slice(0, LONGEST - String(number).length)}${number}`
    if (!taken.has(next)) return next
  }
}

/** A part whose conditions ask for questions under other keys. Without one of them it is the same object. */
export function withKeys<P extends Part>(part: P, names: ReadonlyMap<string, string>): P {
  if (part.part !== 'group' && part.part !== 'question') return part
  const { shownIf, requiredIf } = part.content as Pick<Question & { requiredIf?: Condition | null }, 'shownIf' | 'requiredIf'>
  const isConcerned = [shownIf, requiredIf].some((one) => one?.comparisons.some(({ key }) => names.has(key)))
  if (!isConcerned) return part
  const content = {
    ...part.content,
    ...(shownIf && { shownIf: renamed(shownIf, names) }),
    ...(requiredIf && { requiredIf: renamed(requiredIf, names) }),
  }
  return { ...part, content }
}

const renamed = ({ join, comparisons }: Condition, names: ReadonlyMap<string, string>): Condition => ({
  join,
  comparisons: comparisons.map((one) => ({ ...one, key: names.get(one.key) ?? one.key })),
})

/** The sketch with another key for a question; conditions that ask for it go along, unless another question has the old key as well. */
export function withKey(sketch: Sketch, id: string, key: string): Sketch {
  const before = questionAt(sketch, id).key
  const parts: Record<string, Part> = { ...sketch.parts, [id]: { part: 'question', content: { ...questionAt(sketch, id), key } } }
  const next = { ...sketch, parts }
  if (before === '' || keysOf(next).has(before)) return next
  const names = new Map([[before, key]])
  return { ...sketch, parts: Object.fromEntries(Object.entries(parts).map(([one, part]) => [one, withKeys(part, names)])) }
}
