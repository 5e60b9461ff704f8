import { NO, YES } from '../format/yes-no.ts'
import { MOST_CHOICES, PATH, type Choice } from './columns.ts'

export type Chosen = { value: unknown } | { unknown: string } | { ambiguous: string; values: readonly unknown[] }

/**
 * Finds a choice by its label in the language of the file, else by its value, else by its label in the other language (B-108b); in a tree also by its path
 * from the top. A label that several choices have names none of them (B-119b). A number is taken where not all rows are among the choices: the server
 * knows if there is such a row.
 */
export function chosen(said: string, choices: readonly Choice[], isOtherLanguage: boolean): Chosen {
  const { own, other, values } = namesOf(choices)
  const [first, last] = isOtherLanguage ? [other, own] : [own, other]
  const found =
    first.labels.get(said) ??
    values.get(said) ??
    numbered(said, values) ??
    byPath(said, first) ??
    last.labels.get(said) ??
    byPath(said, last)
  if (found && found.length > 1) return { ambiguous: said, values: found.map(({ value }) => value) }
  if (found?.[0]) return { value: found[0].value }
  if (isCut(choices) && /^\d{1,15}$/.test(said)) return { value: Number(said) }
  const word = said.toLowerCase()
  const isOther = choices.find(({ value }) => (value === true && YES.has(word)) || (value === false && NO.has(word)))
  return isOther ? { value: isOther.value } : { unknown: said }
}

/** Reads `name #12`, as an export writes a name that several rows have, or `#12`; null where row 12 has another name by now. */
function numbered(said: string, values: Found): readonly Choice[] | undefined {
  const [, name, id] = /^(?:(.*\S)\s+)?#(\d{1,15})$/s.exec(said) ?? []
  const found = id ? values.get(id) : undefined
  return found?.filter((choice) => !name || [choice.label, choice.otherLabel].some((label) => label?.trim() === name))
}

const byPath = (said: string, { paths }: Named) =>
  said.includes('/')
    ? paths.get(
        said
          .split('/')
          .map((name) => name.trim())
          .join(PATH),
      )
    : undefined

/** True when there may be more rows than the choices name. */
export const isCut = (choices: readonly Choice[] | undefined): boolean => (choices?.length ?? 0) >= MOST_CHOICES

/** The choices that have each name. */
type Found = ReadonlyMap<string, readonly Choice[]>
type Named = Record<'labels' | 'paths', Found>

/** Each cell of a sheet asks, so that thousands of choices are not looked through each time. */
const known = new WeakMap<readonly Choice[], { own: Named; other: Named; values: Found }>()

function namesOf(choices: readonly Choice[]) {
  const names = known.get(choices) ?? {
    own: { labels: by(choices, ({ label }) => label), paths: by(choices, ({ path }) => path) },
    other: { labels: by(choices, ({ label, otherLabel }) => otherLabel ?? label), paths: by(choices, ({ otherPath }) => otherPath) },
    values: by(choices, ({ value }) => String(value)),
  }
  known.set(choices, names)
  return names
}

function by(choices: readonly Choice[], nameOf: (choice: Choice) => string | undefined): Found {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const name = nameOf(choice)?.trim()
    if (name === undefined) continue
    const same = found.get(name)
    if (same) same.push(choice)
    else found.set(name, [choice])
  }
  return found
}
