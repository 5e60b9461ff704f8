import type { FieldKind } from '../../contract/fields.ts'
import { englishName } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import { sortable } from '../../contract/sorting.ts'
import { columnsOf } from './columns.ts'

export interface ListIndex {
  /** The columns as a migration writes them: `name text`, `sort`, `id desc`. */
  order: string[]
  covered: string[]
  /** It also tells the state of publishing, so that a list in the usual order can be filtered by state without reading the rows. */
  moments: boolean
  bin: boolean
}

/** Kinds of fields whose filter compares with one value, such as a choice or a referenced row. */
export const EQUAL: ReadonlySet<FieldKind> = new Set(['yesNo', 'reference', 'treeParent', 'choice', 'dictionary'])
const PARTS: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'link'])

/**
 * Returns the indexes that the list of a large resource needs: for each order, for each filter in the usual order, for parts of texts, and for the
 * recycle bin. Each index also holds the values that other filters check.
 */
export function listIndexes(r: Resource): ListIndex[] {
  const filters = Object.entries(r.fields).filter(([, field]) => field.filter)
  const equal = filters.filter(([, { kind }]) => EQUAL.has(kind)).map(([name]) => name)
  const ranged = filters.filter(([, { kind }]) => !EQUAL.has(kind) && !PARTS.has(kind) && kind !== 'references' && kind !== 'tags')
  const parts = filters.filter(([, { kind }]) => PARTS.has(kind))
  const usual = orderOf(r.sorting)
  const orders = new Map(
    [
      usual,
      ...sortable(r).map(inOrder),
      ...ranged.map(([name]) => inOrder(name)),
      ...equal.map((name) => (usual.length === 1 ? inOrder(name) : [name, ...usual.filter((words) => words.split(' ')[0] !== name)])),
      ...parts.map(([name, { localized }]) => [name, ...(localized ? [englishName(name)] : []), 'id']),
    ].map((order) => [mirrored(order).join(), order]),
  )
  const text = new Set(columnsOf(r).flatMap(({ name, type }) => (type === 'text' ? [name] : [])))
  const typed = (order: string[]) => order.map((words) => (text.has(words.split(' ')[0]!) ? words.replace(/^\w+/, '$& text') : words))
  const coveredBy = (order: string[]) => equal.filter((name) => !order.some((words) => words.split(' ')[0] === name))
  return [
    ...[...orders.values()].map((order) => ({
      order: typed(order),
      covered: coveredBy(order),
      moments: r.publishable === true && mirrored(order).join() === mirrored(usual).join(),
      bin: false,
    })),
    { order: typed(usual), covered: [], moments: false, bin: true },
  ]
}

const inOrder = (name: string) => (name === 'id' ? ['id'] : [name, 'id'])

const orderOf = (sorting: string) => sorting.split(',').map((part) => part.trim().replace(/ asc$/, ''))

/** An index can be read both ways, so one index serves an order and its reverse. */
const mirrored = (order: string[]) =>
  order[0]!.endsWith(' desc') ? order.map((words) => (words.endsWith(' desc') ? words.replace(/ desc$/, '') : `${words} desc`)) : order
