import { sortKey } from '../../contract/format/sort-key.ts'
import type { Resource } from '../../contract/resource.ts'
import { type SortKeyColumn, sortKeysOf } from './sort-keys.ts'

type Values = Record<string, unknown>

/** Makes the sort keys of a row of its values; with `changed` only those of the texts that are written. */
export function sortKeyValues(r: Pick<Resource, 'fields'>, values: Values, changed?: Values): Record<string, string | null> {
  const keys = sortKeysOf(r).filter(({ of }) => !changed || of.some((name) => changed[name] !== undefined))
  return Object.fromEntries(keys.map((key) => [key.name, keyOf(key, values)]))
}

/** Returns the key of a row; null if it has no such text. */
export function keyOf({ of, choices }: SortKeyColumn, values: Values): string | null {
  const shown = of.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '')
  if (typeof shown !== 'string') return null
  return choices ? placeOf(shown, choices) : sortKey(shown)
}

/** A choice stands where it is declared: its code says nothing to the reader. */
const placeOf = (value: string, choices: readonly string[]) => String(choices.indexOf(value)).padStart(3, '0')

/** The row with its sort keys, for code that writes it without the store. */
export const withSortKeys = <T extends Values>(r: Pick<Resource, 'fields'>, row: T): T => ({ ...row, ...sortKeyValues(r, row) })
