import { writableProperties } from '../../../contract/field-schema.ts'
import type { Resource } from '../../../contract/resource.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { UnsavedWords } from '../../state/unsaved-words.ts'
import { textIn, type Item } from '../data/item.ts'
import { changes, startValues, type FormValues } from './form-values.ts'
import { areContested, differences } from './merge.ts'

/** A form at one moment: the row that it started from, that row's values, and its own. */
interface FormNow {
  row: Item | null
  before: FormValues
  values: FormValues
}

const kindsOf = (resource: Resource) => new Map(writableProperties(resource.fields).map(([name, { kind }]) => [name, kind]))

/** The part of a form that the browser keeps; null if there is none. Only declared fields are kept: a first password is not one of them. */
export function wordsOf(resource: Resource, { row, before, values }: FormNow): Omit<UnsavedWords, 'at' | 'path'> | null {
  const kinds = kindsOf(resource)
  const changed = Object.entries(changes(before, values)).filter(([name]) => kinds.has(name))
  if (changed.length === 0) return null
  const each = (of: (name: string) => unknown) => Object.fromEntries(changed.map(([name]) => [name, of(name)]))
  return {
    title: textIn({ ...row, ...values }, resource.display, currentLanguage()),
    version: row?.version ?? null,
    kinds: Object.fromEntries(changed.map(([name]) => [name, kinds.get(name) ?? ''])),
    before: each((name) => before[name] ?? null),
    values: Object.fromEntries(changed),
  }
}

/** The form with the kept words in it, and whether somebody else has changed the same properties since. */
export interface Refilled {
  row: Item | null
  content: FormValues
  isContested: boolean
}

/**
 * Fills kept words into a form. Properties that only one side has changed are merged. If both changed one, the form goes on from the version that the
 * words were typed over, so that saving shows the differences and asks.
 */
export function refill(resource: Resource, kept: UnsavedWords, { row, before, values }: FormNow): Refilled {
  const kinds = kindsOf(resource)
  const fits = ([name]: [string, unknown]) => kinds.get(name) === kept.kinds[name]
  const words = Object.fromEntries(Object.entries(kept.values).filter(fits))
  const under = Object.fromEntries(Object.entries(kept.before).filter(fits))
  const base = { ...before, ...under }
  const content = { ...before, ...words, ...changes(before, values) }
  if (!row || kept.version === null || kept.version === row.version) return { row, content, isContested: false }
  if (!areContested(differences(base, { ...base, ...words }, before))) return { row, content, isContested: false }
  const old: Item = { ...row, ...under, version: kept.version }
  return { row: old, content: { ...startValues(resource, old), ...words }, isContested: true }
}
