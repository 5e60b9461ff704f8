import { textIn } from '../../../contract/forms/text-in.ts'
import type { Language } from '../../../contract/languages.ts'
import { spotOf, stepAround } from './places.ts'
import { groupsOf, type Sketch } from './sketch.ts'
import type { Say } from './words.ts'

/** The words and the language of the screen, by which things are named. */
export interface Naming {
  say: Say
  language: Language
}

/** The name of a part: its label or title, else its number. */
export function nameOf(sketch: Sketch, id: string, { say, language }: Naming): string {
  const part = sketch.parts[id]
  if (!part) return ''
  switch (part.part) {
    case 'question':
      return textIn(part.content.label, part.content.labelEn, language) || say('question', { number: numberOf(sketch, id) })
    case 'group':
      return textIn(part.content.title, part.content.titleEn, language) || say('group', { number: groupNumber(sketch, id) })
    case 'step':
      return textIn(part.content.title, part.content.titleEn, language) || say('step', { number: stepNumber(sketch, id) })
    case 'end':
      return say('end')
  }
}

/** The number of a question in the form, from 1. */
const numberOf = (sketch: Sketch, id: string): number =>
  groupsOf(sketch)
    .flatMap(({ questions }) => questions)
    .indexOf(id) + 1

const stepNumber = ({ steps }: Sketch, id: string) => steps.findIndex((step) => step.id === id) + 1

/** Groups are counted within their step. */
const groupNumber = (sketch: Sketch, id: string) => (stepAround(sketch, id)?.groups.findIndex((group) => group.id === id) ?? 0) + 1

/** The place of a part in words: “Contact, question 2 of 5”. */
export function placeOf(sketch: Sketch, id: string, naming: Naming): string {
  const { say } = naming
  const spot = spotOf(sketch, id)
  if (spot) {
    const total = groupsOf(sketch).find((group) => group.id === spot.group)!.questions.length
    return say('said.inGroup', { group: nameOf(sketch, spot.group, naming), at: spot.at + 1, total })
  }
  const step = stepAround(sketch, id)
  if (!step) return ''
  if (step.id === id) return say('said.inForm', { at: stepNumber(sketch, id), total: sketch.steps.length })
  return say('said.inStep', { step: nameOf(sketch, step.id, naming), at: groupNumber(sketch, id), total: step.groups.length })
}
