import { compareValues } from '../../../contract/format/sort-key.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { Item } from '../../resource/data/item.ts'

type Input = Readonly<Record<string, unknown>>

/** True if a row has the word and the values that a list asks for. */
export function matches({ fields }: Resource, row: Item, input: Input): boolean {
  const word = String(input['keyword'] ?? '').toLowerCase()
  const isFound = word === '' || Object.keys(fields).some((name) => fields[name]!.search && lower(row[name]).includes(word))
  return isFound && [...Object.keys(fields), 'creationTime'].every((name) => hasValue(row[name], name, fields[name]?.kind ?? 'date', input))
}

function hasValue(value: unknown, name: string, kind: string, input: Input): boolean {
  const asked = input[name]
  if (asked !== undefined && asked !== '') {
    if (kind === 'text' ? !lower(value).includes(lower(asked)) : String(value) !== String(asked)) return false
  }
  const [start, end] = [input[`${name}Start`], input[`${name}End`]]
  const isNumber = kind === 'number' || kind === 'money'
  const of = (one: unknown) => (isNumber ? Number(one) : String(one ?? '').slice(0, 10))
  return (start === undefined || of(value) >= of(start)) && (end === undefined || of(value) <= of(end))
}

const lower = (value: unknown) => String(value ?? '').toLowerCase()

/** The rows in an order such as `name desc, id asc`. */
export function sorted(rows: readonly Item[], sorting: string): Item[] {
  const [, field = 'id', direction = 'asc'] = /^(\w+)(?: (asc|desc))?/.exec(sorting) ?? []
  return rows.toSorted((one, other) => compareValues(one[field], other[field], direction === 'desc') || one.id - other.id)
}
