import { NO, YES } from '../format/yes-no.ts'
import { MOST_CHOICES, type Choice } from './columns.ts'

export type Chosen = { value: unknown } | { unknown: string }

/**
 * Finds a choice by its label in the language of the file, else by its value, else by its label in the other language (B-108b). A number is taken where not all
 * rows are among the choices: the server knows if there is such a row.
 */
export function chosen(said: string, choices: readonly Choice[], isOtherLanguage: boolean): Chosen {
  const { labels, values, otherLabels } = namesOf(choices)
  const [first, last] = isOtherLanguage ? [otherLabels, labels] : [labels, otherLabels]
  const found = first.get(said) ?? values.get(said) ?? last.get(said)
  if (found) return { value: found.value }
  if (isCut(choices) && /^\d{1,15}$/.test(said)) return { value: Number(said) }
  const word = said.toLowerCase()
  const isOther = choices.find(({ value }) => (value === true && YES.has(word)) || (value === false && NO.has(word)))
  return isOther ? { value: isOther.value } : { unknown: said }
}

/** True when there may be more rows than the choices name. */
export const isCut = (choices: readonly Choice[] | undefined): boolean => (choices?.length ?? 0) >= MOST_CHOICES

type Names = Record<'labels' | 'values' | 'otherLabels', ReadonlyMap<string, Choice>>

/** Each cell of a sheet asks, so that thousands of choices are not looked through each time. */
const known = new WeakMap<readonly Choice[], Names>()

function namesOf(choices: readonly Choice[]): Names {
  const names = known.get(choices) ?? {
    labels: firstBy(choices, ({ label }) => label),
    values: firstBy(choices, ({ value }) => String(value)),
    otherLabels: firstBy(choices, ({ label, otherLabel }) => otherLabel ?? label),
  }
  known.set(choices, names)
  return names
}

/** Of choices with the same name the first counts. */
const firstBy = (choices: readonly Choice[], nameOf: (choice: Choice) => string) =>
  new Map(choices.toReversed().map((choice) => [nameOf(choice).trim(), choice]))
