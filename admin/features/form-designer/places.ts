import { groupsOf, type GroupPlace, type Sketch, type StepPlace } from './sketch.ts'

/** A place for a question: in a group, before the one with this number. A question that moves is not counted. */
export interface Spot {
  group: string
  at: number
}

type Places = Pick<Sketch, 'steps'>

/** The spot of a question; null for every other part. */
export function spotOf(sketch: Places, id: string): Spot | null {
  const group = groupsOf(sketch).find(({ questions }) => questions.includes(id))
  return group ? { group: group.id, at: group.questions.indexOf(id) } : null
}

/** The step in which a part stands, or which it is. */
export const stepAround = ({ steps }: Places, id: string): StepPlace | undefined =>
  steps.find((step) => step.id === id || step.groups.some((group) => group.id === id || group.questions.includes(id)))

/** The spot behind a part: after a question, at the end of a group or step, else at the end of the form. */
export function spotAfter(sketch: Places, id: string | null): Spot {
  const own = id === null ? null : spotOf(sketch, id)
  if (own) return { ...own, at: own.at + 1 }
  const group =
    groupsOf(sketch).find((one) => one.id === id) ?? (id === null ? undefined : stepAround(sketch, id)?.groups.at(-1)) ?? lastGroup(sketch)
  return { group: group.id, at: group.questions.length }
}

const lastGroup = (sketch: Places): GroupPlace => groupsOf(sketch).at(-1)!

/** The sketch with other groups, each through `change`. */
export const withGroups = <S extends Places>(sketch: S, change: (group: GroupPlace) => GroupPlace): S => ({
  ...sketch,
  steps: sketch.steps.map((step) => {
    const groups = step.groups.map(change)
    return groups.every((group, at) => group === step.groups[at]) ? step : { ...step, groups }
  }),
})

/** The sketch with a question at a spot, from wherever it stood; groups that are not concerned stay the same objects. */
export function placed<S extends Places>(sketch: S, id: string, { group, at }: Spot): S {
  return withGroups(sketch, (one) => {
    if (one.id !== group && !one.questions.includes(id)) return one
    const others = one.questions.filter((question) => question !== id)
    return { ...one, questions: one.id === group ? others.toSpliced(at, 0, id) : others }
  })
}

/** The sketch after one step up (-1) or down (1) of a part, also into the next group or step; null at an end. */
export function stepped<S extends Places>(sketch: S, id: string, by: -1 | 1): S | null {
  const { steps } = sketch
  const spot = spotOf(sketch, id)
  if (spot) return questionStepped(sketch, id, spot, by)
  const at = steps.findIndex((step) => step.id === id)
  if (at >= 0) return steps[at + by] ? { ...sketch, steps: swapped(steps, at, at + by) } : null
  return groupStepped(sketch, id, by)
}

function questionStepped<S extends Places>(sketch: S, id: string, spot: Spot, by: -1 | 1): S | null {
  const groups = groupsOf(sketch)
  const from = groups.findIndex((group) => group.id === spot.group)
  const next = spot.at + by
  if (next >= 0 && next < groups[from]!.questions.length) return placed(sketch, id, { ...spot, at: next })
  const other = groups[from + by]
  return other ? placed(sketch, id, { group: other.id, at: by < 0 ? other.questions.length : 0 }) : null
}

/** A step keeps at least one group. */
function groupStepped<S extends Places>(sketch: S, id: string, by: -1 | 1): S | null {
  const { steps } = sketch
  const from = steps.findIndex(({ groups }) => groups.some((group) => group.id === id))
  const step = steps[from]
  if (!step) return null
  const at = step.groups.findIndex((group) => group.id === id)
  if (step.groups[at + by]) return withStep(sketch, from, swapped(step.groups, at, at + by))
  const other = steps[from + by]
  if (!other || step.groups.length === 1) return null
  const group = step.groups[at]!
  const left = withStep(sketch, from, step.groups.toSpliced(at, 1))
  return withStep(left, from + by, by < 0 ? [...other.groups, group] : [group, ...other.groups])
}

const withStep = <S extends Places>(sketch: S, at: number, groups: readonly GroupPlace[]): S => ({
  ...sketch,
  steps: sketch.steps.with(at, { ...sketch.steps[at]!, groups }),
})

const swapped = <T>(list: readonly T[], one: number, other: number): T[] => list.with(one, list[other]!).with(other, list[one]!)
