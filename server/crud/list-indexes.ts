import type { Resource } from '../../contract/resource.ts'
import { columnsOf } from './columns.ts'
import { sortKeysOf } from './sort-keys.ts'
import { usualOrder, ordersWithGaps, columnOf, ordersOf, equalFilters, mirrored } from './list-orders.ts'

export interface ListIndex {
  /** The columns as a migration writes them: `name text`, `sort`, `id desc`. */
  order: string[]
  covered: string[]
  /** It also tells the state of publishing, so that a list in the usual order can be filtered by state without reading the rows. */
  moments: boolean
  bin: boolean
  /** On PostgreSQL: rows without a value come last, for lists that go upwards. */
  emptyLast: boolean
}

/**
 * Returns the indexes of a resource's list: for each order, for each filter in the usual order, and for parts of texts. Those of a large resource
 * also hold the values that other filters check, and its recycle bin has an index of its own.
 */
export function listIndexes(r: Resource): ListIndex[] {
  const usual = usualOrder(r)
  const isText = textColumns(r)
  const typed = (order: string[]) => order.map((words) => (isText.has(columnOf(words)) ? words.replace(/^\w+/, '$& text') : words))
  const indexOf = (emptyLast: boolean) => (order: string[]) => ({
    order: typed(order),
    covered: r.large ? equalFilters(r).filter((name) => !order.some((words) => columnOf(words) === name)) : [],
    moments: r.large && r.publishable && mirrored(order).join() === mirrored(usual).join(),
    bin: false,
    emptyLast,
  })
  const lists = ordersOf(r, usual).map(indexOf(false))
  if (!r.large) return lists
  const bin = { order: typed(usual), covered: [], moments: false, bin: true }
  const gaps = ordersWithGaps(r)
  const isGapped = gaps.some((order) => order.join() === usual.join())
  return [...lists, ...gaps.map(indexOf(true)), { ...bin, emptyLast: isGapped }]
}

/** The columns that refer to rows of a table: deleting such a row looks for those that refer to it. */
export const referring = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind === 'reference' || kind === 'treeParent')
    .map(([name]) => name)

const textColumns = (r: Resource) =>
  new Set([...columnsOf(r).flatMap(({ name, type }) => (type === 'text' ? [name] : [])), ...sortKeysOf(r).map(({ name }) => name)])
