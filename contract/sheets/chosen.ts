import { NO, YES } from '../format/yes-no.ts'
import { MOST_CHOICES, PATH, type Choice } from './columns.ts'

export type Chosen = { value: unknown } | { unknown: string } | { ambiguous: string; values: readonly unknown[] }

/** The forms in which names are compared: composed, and if none is so, without case and width. A file from another system may write them otherwise. */
const composed: Form = (name) => name.normalize('NFC')
const folded: Form = (name) => name.normalize('NFKC').toLowerCase()
type Form = (name: string) => string

/**
 * Finds a choice by its label in the language of the file, else by its value, else by its label in the other language (B-108b); in a tree also by its path
 * from the top. A label that several choices have names none of them (B-119b). A number is taken where not all rows are among the choices: the server
 * knows if there is such a row.
 */
export function chosen(said: string, choices: readonly Choice[], isOtherLanguage: boolean): Chosen {
  const found = find(said, { choices, isOtherLanguage, form: composed }) ?? find(said, { choices, isOtherLanguage, form: folded })
  if (found && found.length > 1) return { ambiguous: said, values: found.map(({ value }) => value) }
  if (found?.[0]) return { value: found[0].value }
  const word = folded(said)
  if (isCut(choices) && /^\d{1,15}$/.test(word)) return { value: Number(word) }
  const isOther = choices.find(({ value }) => (value === true && YES.has(word)) || (value === false && NO.has(word)))
  return isOther ? { value: isOther.value } : { unknown: said }
}

interface Finding {
  choices: readonly Choice[]
  isOtherLanguage: boolean
  form: Form
}

function find(said: string, { choices, isOtherLanguage, form }: Finding): readonly Choice[] | undefined {
  const { own, other, values } = namesOf(choices, form)
  const [first, last] = isOtherLanguage ? [other, own] : [own, other]
  const name = form(said)
  return (
    first.labels.get(name) ??
    values.get(name) ??
    numbered(name, values, form) ??
    byPath(name, first) ??
    last.labels.get(name) ??
    byPath(name, last)
  )
}

/** Reads `name #12`, as an export writes a name that several rows have, or `#12`; null where row 12 has another name by now. */
function numbered(said: string, values: Found, form: Form): readonly Choice[] | undefined {
  const [, name, id] = /^(?:(.*\S)\s+)?#(\d{1,15})$/s.exec(said) ?? []
  const found = id ? values.get(id) : undefined
  return found?.filter(
    (choice) => !name || [choice.label, choice.otherLabel].some((label) => label !== undefined && form(label.trim()) === name),
  )
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

interface Names {
  own: Named
  other: Named
  values: Found
}

/** Each cell of a sheet asks, so that thousands of choices are not looked through each time. */
const known = new Map([composed, folded].map((form) => [form, new WeakMap<readonly Choice[], Names>()]))

function namesOf(choices: readonly Choice[], form: Form): Names {
  const by = (nameOf: (choice: Choice) => string | undefined) => grouped(choices, (choice) => nameOf(choice)?.trim(), form)
  const names = known.get(form)!.get(choices) ?? {
    own: { labels: by(({ label }) => label), paths: by(({ path }) => path) },
    other: { labels: by(({ label, otherLabel }) => otherLabel ?? label), paths: by(({ otherPath }) => otherPath) },
    values: by(({ value }) => String(value)),
  }
  known.get(form)!.set(choices, names)
  return names
}

function grouped(choices: readonly Choice[], nameOf: (choice: Choice) => string | undefined, form: Form): Found {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const name = nameOf(choice)
    if (name === undefined) continue
    const same = found.get(form(name))
    if (same) same.push(choice)
    else found.set(form(name), [choice])
  }
  return found
}
