import type { Resource } from '../../contract/resource.ts'
import { columnsOf } from './columns.ts'
import { orderOf, columnOf, ordersOf, equalFilters, mirrored } from './list-orders.ts'

export interface ListIndex {
  /** The columns as a migration writes them: `name text`, `sort`, `id desc`. */
  order: string[]
  covered: string[]
  /** It also tells the state of publishing, so that a list in the usual order can be filtered by state without reading the rows. */
  moments: boolean
  bin: boolean
}

/**
 * Returns the indexes of a resource's list: for each order, for each filter in the usual order, and for parts of texts. Those of a large resource
 * also hold the values that other filters check, and its recycle bin has an index of its own.
 */
export function listIndexes(r: Resource): ListIndex[] {
  const usual = orderOf(r.sorting)
  const isText = textColumns(r)
  const typed = (order: string[]) => order.map((words) => (isText.has(columnOf(words)) ? words.replace(/^\w+/, '$& text') : words))
  const lists = ordersOf(r, usual).map((order) => ({
    order: typed(order),
    covered: r.large ? equalFilters(r).filter((name) => !order.some((words) => columnOf(words) === name)) : [],
    moments: r.large && r.publishable && mirrored(order).join() === mirrored(usual).join(),
    bin: false,
  }))
  return r.large ? [...lists, { order: typed(usual), covered: [], moments: false, bin: true }] : lists
}

/** The columns that refer to rows of a table: deleting such a row looks for those that refer to it. */
export const referring = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind === 'reference' || kind === 'treeParent')
    .map(([name]) => name)

const textColumns = (r: Resource) => new Set(columnsOf(r).flatMap(({ name, type }) => (type === 'text' ? [name] : [])))
