import { properties } from '../../contract/field-schema.ts'
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

const filtersOf = (r: Resource) => Object.entries(r.fields).filter(([, field]) => field.filter)

/** The fields whose filter compares with one value. */
export const equalFilters = (r: Resource): string[] =>
  filtersOf(r)
    .filter(([, { kind }]) => EQUAL.has(kind))
    .map(([name]) => name)

/** Each order in which the rows are walked, once in either direction. */
function ordersOf(r: Resource, usual: string[]): string[][] {
  const ranged = filtersOf(r).filter(([, { kind }]) => !EQUAL.has(kind) && !PARTS.has(kind) && kind !== 'references' && kind !== 'tags')
  const parts = filtersOf(r).filter(([, { kind }]) => PARTS.has(kind))
  const orders = [
    usual,
    ...sortable(r).map(inOrder),
    ...ranged.map(([name]) => inOrder(name)),
    ...equalFilters(r).map((name) => (usual.length === 1 ? inOrder(name) : [name, ...usual.filter((words) => columnOf(words) !== name)])),
    ...parts.map(([name, { localized }]) => [name, ...(localized ? [englishName(name)] : []), 'id']),
  ]
  return [...new Map(orders.map((order) => [mirrored(order).join(), order])).values()].filter((order) => isNarrow(r, order))
}

/** PostgreSQL refuses a row whose entry in an index is longer than 2,704 bytes; a character takes up to three in most texts. */
function isNarrow(r: Resource, order: string[]): boolean {
  const fields = new Map(properties(r.fields))
  const widths = order
    .map((words) => fields.get(columnOf(words)))
    .map((field) => (field && PARTS.has(field.kind) ? (field.max ?? 256) * 3 : 8))
  return widths.reduce((sum, width) => sum + width, 0) <= 2600
}

const textColumns = (r: Resource) => new Set(columnsOf(r).flatMap(({ name, type }) => (type === 'text' ? [name] : [])))

const columnOf = (words: string) => words.split(' ')[0]!

const inOrder = (name: string) => (name === 'id' ? ['id'] : [name, 'id'])

const orderOf = (sorting: string) => sorting.split(',').map((part) => part.trim().replace(/ asc$/, ''))

/** An index can be read both ways, so one index serves an order and its reverse. */
const mirrored = (order: string[]) =>
  order[0]!.endsWith(' desc') ? order.map((words) => (words.endsWith(' desc') ? words.replace(/ desc$/, '') : `${words} desc`)) : order
