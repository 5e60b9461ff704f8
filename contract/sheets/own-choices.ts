import type { Field } from '../fields.ts'
import type { Choice, Choices, SheetColumn } from './columns.ts'

export interface ChoiceWords {
  yes: string
  no: string
  choice: (value: string) => string
  /** The same in the language that the reader does not read. */
  otherChoice?: (value: string) => string
}

/** The choices whose words are part of the back office itself: yes and no, and the values of a `choice` field. */
export const ownChoicesOf = (columns: readonly SheetColumn[], words: ChoiceWords): Choices =>
  Object.fromEntries(
    columns.flatMap(({ name, field }) => {
      const choices = ownChoices(field, words)
      return choices ? [[name, choices]] : []
    }),
  )

function ownChoices(field: Field, { yes, no, choice, otherChoice = choice }: ChoiceWords): Choice[] | null {
  if (field.kind === 'yesNo')
    return [
      { value: true, label: yes },
      { value: false, label: no },
    ]
  return field.kind === 'choice'
    ? (field.options ?? []).map((value) => ({ value, label: choice(value), otherLabel: otherChoice(value) }))
    : null
}
