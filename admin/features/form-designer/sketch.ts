import type { FormDefinition, FormGroup, FormStep } from '../../../contract/forms/definition.ts'
import type { Question } from '../../../contract/forms/questions.ts'

// A form while it is designed: where its parts stand, apart from what each of them says. Typing changes one part and no place, so whoever draws the places
// has nothing to draw again.

/** The own words and options of a step, a group and a form, without their contents. */
type StepContent = Omit<FormStep, 'groups'>
type GroupContent = Omit<FormGroup, 'questions'>
type EndContent = Pick<FormDefinition, 'send' | 'sendEn'>

export type Part =
  | { part: 'step'; content: StepContent }
  | { part: 'group'; content: GroupContent }
  | { part: 'question'; content: Question }
  | { part: 'end'; content: EndContent }

export interface GroupPlace {
  id: string
  questions: readonly string[]
}

export interface StepPlace {
  id: string
  groups: readonly GroupPlace[]
}

export interface Sketch {
  steps: readonly StepPlace[]
  /** The parts by their ids, which last as long as the page. */
  parts: Readonly<Record<string, Part>>
}

/** The id of the end of the form: the button that sends it. */
export const END = 'end'

let count = 0

/** An id that no part of this page has. */
export const freshId = (): string => `p${++count}`

/** The sketch of a form. */
export function sketchOf({ steps, ...ends }: FormDefinition): Sketch {
  const parts: Record<string, Part> = { [END]: { part: 'end', content: ends } }
  const keep = (part: Part): string => {
    const id = freshId()
    parts[id] = part
    return id
  }
  const groupPlace = ({ questions, ...content }: FormGroup): GroupPlace => ({
    id: keep({ part: 'group', content }),
    questions: questions.map((one) => keep({ part: 'question', content: one })),
  })
  const places = steps.map(({ groups, ...content }) => ({ id: keep({ part: 'step', content }), groups: groups.map(groupPlace) }))
  return { steps: places, parts }
}

/** The form of a sketch. It may be unfinished, such as a question without a label. */
export function definitionOf({ steps, parts }: Sketch): FormDefinition {
  return {
    steps: steps.map(({ id, groups }) => ({
      ...contentOf(parts, id, 'step'),
      groups: groups.map((group) => ({
        ...contentOf(parts, group.id, 'group'),
        questions: group.questions.map((one) => contentOf(parts, one, 'question')),
      })),
    })),
    ...contentOf(parts, END, 'end'),
  }
}

type ContentOf<P extends Part['part']> = Extract<Part, { part: P }>['content']

function contentOf<P extends Part['part']>(parts: Sketch['parts'], id: string, kind: P): ContentOf<P> {
  const found = parts[id]
  if (found?.part !== kind) throw new Error(`The part ${id} is no ${kind}`)
  return found.content as ContentOf<P>
}

/** The question with this id. */
export const questionAt = ({ parts }: Pick<Sketch, 'parts'>, id: string): Question => contentOf(parts, id, 'question')

/** The groups of all steps, in the order in which they are read. */
export const groupsOf = ({ steps }: Pick<Sketch, 'steps'>): GroupPlace[] => steps.flatMap(({ groups }) => groups)

/** The ids of all parts as the canvas shows them from above; a keyboard walks along them. */
export const readingOrder = ({ steps }: Pick<Sketch, 'steps'>): string[] => [
  ...steps.flatMap(({ id, groups }) => [id, ...groups.flatMap((group) => [group.id, ...group.questions])]),
  END,
]

/** The ids of the questions before a part. */
export function questionsBefore(sketch: Pick<Sketch, 'steps' | 'parts'>, id: string): string[] {
  const order = readingOrder(sketch)
  return order.slice(0, order.indexOf(id)).filter((one) => sketch.parts[one]?.part === 'question')
}
