import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '../../../contract/client.ts'
import type { Resource } from '../../../contract/resource.ts'
import { dictionaryItem, dictionaryType } from '../../../contract/resources/dictionary.ts'
import { queries } from '../../session/queries.ts'
import { call, quietly, session } from '../../session/session.ts'
import { readAll } from './all-rows.ts'
import { DICTIONARY } from './dictionary.ts'
import { endpointsOf, type Item } from './item.ts'
import { divisionOf, isFiltered, listInput, type ListState } from './list-query.ts'
import { parentField, treeOf, type Branch } from './tree.ts'

export interface Rows {
  items: Branch[]
  totalCount: number
  /** True when there are more rows than `totalCount` says, because counting stopped at its bound. */
  hasMore: boolean
  /** The rows are shown as a tree, without pages. */
  isTree: boolean
}

/** A failure is said once: by the page while it has nothing else to show, else by a notice. */
const asking = (queryKey: readonly unknown[]): Call => (queries.getQueryData(queryKey) === undefined ? quietly : call)

/** Rows that were asked for while the code of their list was still being drawn. */
let begun: { key: string; token: string | null; rows: Promise<Rows> } | null = null

/** Asks for the rows of a list that is about to be drawn. A failure is shown by the list. */
export function beginRows(resource: Resource, state: ListState): void {
  const { queryKey, read } = rowsOf(resource, state)
  const rows = read(quietly)
  rows.catch(() => undefined)
  begun = { key: JSON.stringify(queryKey), token: session.state.token, rows }
}

/** The rows that were begun, to the first list of the same session that asks for them. */
function takeBegun(queryKey: readonly unknown[]): Promise<Rows> | undefined {
  const taken = begun
  begun = null
  return taken?.token === session.state.token && taken.key === JSON.stringify(queryKey) ? taken.rows : undefined
}

/** The key of the rows that a list shows, in the cache. */
export function listKey(resource: Resource, state: ListState): readonly unknown[] {
  const isTree = parentField(resource.fields) !== undefined && !isFiltered(state, resource) && !state.sort
  return [resource.name, 'list', ...(isTree ? ['tree', divisionOf(state, resource)] : [state])]
}

/** The page of rows that the address asks for. A tree without filter and sorting is read whole. */
export function useRows(resource: Resource, state: ListState) {
  const { queryKey, read } = rowsOf(resource, state)
  return useQuery({ queryKey, queryFn: () => takeBegun(queryKey) ?? read(asking(queryKey)), placeholderData: keepPreviousData })
}

function rowsOf(resource: Resource, state: ListState) {
  const parent = parentField(resource.fields)
  const isTree = parent !== undefined && !isFiltered(state, resource) && !state.sort
  const read = async (ask: Call): Promise<Rows> => {
    if (isTree) return wholeTree(await readAll(resource, divisionOf(state, resource), { call: ask }), parent)
    const { items, totalCount, hasMore = false } = await ask(endpointsOf(resource).getAll, listInput(state))
    return { items: items as Item[], totalCount, hasMore, isTree }
  }
  return { queryKey: listKey(resource, state), read }
}

const wholeTree = (items: readonly Item[], parent: string): Rows => ({
  items: treeOf(items, parent),
  totalCount: items.length,
  hasMore: false,
  isTree: true,
})

/** One row; an `id` of null is a new one, which is not read. */
function useRow(resource: Resource, id: number | null) {
  const queryKey = [resource.name, 'row', id]
  return useQuery({
    queryKey,
    queryFn: async () => (await asking(queryKey)(endpointsOf(resource).get, { id: id! })) as Item,
    enabled: id !== null,
    // A form must start from the row as the server has it now.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** The row of a form. The state holds it too: the query of a resting page has no observer and is dropped, but a half-written form must stay. */
export function useOpenRow(resource: Resource, id: number | null) {
  const { data, error, refetch, fetchStatus } = useRow(resource, id)
  const [held, setHeld] = useState<Item | null>(null)
  if (data && data !== held) setHeld(data)
  return { item: data ?? held, isWaiting: fetchStatus === 'paused', error, retry: () => void refetch() }
}

/** Reads what a list shows again: its rows, and whatever stands beside them. */
export const readListAgain = (resource: Resource): void =>
  void queries.refetchQueries({ queryKey: [resource.name, 'list'], type: 'active' })

/** After a write: lists are read again, and every open view of the row shows the new one. */
export function rowChanged(resource: Resource, item?: Item): void {
  if (item) queries.setQueryData([resource.name, 'row', item.id], item)
  const stale = [
    [resource.name, 'list'],
    [resource.name, 'history'],
    ['dashboard'],
    ...(DICTIONARIES.has(resource.name) ? [[DICTIONARY]] : []),
  ]
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey })
}

const DICTIONARIES: ReadonlySet<string> = new Set([dictionaryType.name, dictionaryItem.name])
