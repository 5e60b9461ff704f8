import { properties } from '../../contract/field-schema.ts'
import type { FieldKind } from '../../contract/fields.ts'
import { englishName } from '../../contract/languages.ts'
import type { Resource } from '../../contract/resource.ts'
import { sortable } from '../../contract/sorting.ts'
import { orderColumn } from './order-columns.ts'

/** Kinds of fields whose filter compares with one value, such as a choice or a referenced row. */
export const EQUAL: ReadonlySet<FieldKind> = new Set(['yesNo', 'reference', 'treeParent', 'choice', 'dictionary'])
const PARTS: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'link'])

const filtersOf = (r: Resource) => Object.entries(r.fields).filter(([, field]) => field.filter)

/** The fields whose filter compares with one value. */
export const equalFilters = (r: Resource): string[] =>
  filtersOf(r)
    .filter(([, { kind }]) => EQUAL.has(kind))
    .map(([name]) => name)

/** Each order in which the rows are walked, once in either direction. */
export function ordersOf(r: Resource, usual: string[]): string[][] {
  const ranged = filtersOf(r).filter(([, { kind }]) => !EQUAL.has(kind) && !PARTS.has(kind) && kind !== 'references' && kind !== 'tags')
  const parts = filtersOf(r).filter(([, { kind }]) => PARTS.has(kind))
  const orders = [
    usual,
    ...walked(r),
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

export const columnOf = (words: string) => words.split(' ')[0]!

const inOrder = (name: string) => (name === 'id' ? ['id'] : [name, 'id'])

/** The order of a resource's list by its columns. */
export const usualOrder = (r: Resource) =>
  r.sorting
    .split(',')
    .map((part) => part.trim().replace(/ asc$/, ''))
    .map((words) => words.replace(/^\w+/, (name) => orderColumn(r, name).name))

/** The orders in which a reader may have the list. */
const walked = (r: Resource) => sortable(r).map((name) => inOrder(orderColumn(r, name).name))

/** The orders that some rows have no value for, and in which these come last: PostgreSQL reads them by no index that has them first. */
export function ordersWithGaps(r: Resource): string[][] {
  const gaps = new Set(sortable(r).flatMap((name) => (orderColumn(r, name).isFull ? [] : [orderColumn(r, name).name])))
  return [...new Map([usualOrder(r), ...walked(r)].map((order) => [mirrored(order).join(), order])).values()].filter(([first]) =>
    gaps.has(first!),
  )
}

/** An index can be read both ways, so one index serves an order and its reverse. */
export const mirrored = (order: string[]) =>
  order[0]!.endsWith(' desc') ? order.map((words) => (words.endsWith(' desc') ? words.replace(/ desc$/, '') : `${words} desc`)) : order
