import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '../../../contract/resource.ts'
import { dictionaryItem, dictionaryType } from '../../../contract/resources/dictionary.ts'
import { queries } from '../../session/queries.ts'
import { call } from '../../session/session.ts'
import { readAll } from './all-rows.ts'
import { DICTIONARY } from './dictionary.ts'
import { endpointsOf, type Item } from './item.ts'
import { isFiltered, listInput, type ListState } from './list-query.ts'
import { parentField, treeOf, type Branch } from './tree.ts'

export interface Rows {
  items: Branch[]
  totalCount: number
  /** True when there are more rows than `totalCount` says, because counting stopped at its bound. */
  hasMore: boolean
  /** The rows are shown as a tree, without pages. */
  isTree: boolean
}

/** The page of rows that the address asks for. A tree without filter and sorting is read whole. */
export function useRows(resource: Resource, state: ListState) {
  const parent = parentField(resource.fields)
  const isTree = parent !== undefined && !isFiltered(state) && !state.sort
  return useQuery({
    queryKey: [resource.name, 'list', isTree ? 'tree' : state],
    queryFn: async (): Promise<Rows> => {
      if (isTree) return wholeTree(await readAll(resource, {}, call), parent)
      const { items, totalCount, hasMore = false } = await call(endpointsOf(resource).getAll, listInput(state))
      return { items: items as Item[], totalCount, hasMore, isTree }
    },
    placeholderData: keepPreviousData,
  })
}

const wholeTree = (items: readonly Item[], parent: string): Rows => ({
  items: treeOf(items, parent),
  totalCount: items.length,
  hasMore: false,
  isTree: true,
})

/** One row; an `id` of null is a new one, which is not read. */
function useRow(resource: Resource, id: number | null) {
  return useQuery({
    queryKey: [resource.name, 'row', id],
    queryFn: async () => (await call(endpointsOf(resource).get, { id: id! })) as Item,
    enabled: id !== null,
    // A form must start from the row as the server has it now.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** The row of a form. The state holds it too: the query of a resting page has no observer and is dropped, but a half-written form must stay. */
export function useOpenRow(resource: Resource, id: number | null) {
  const { data, error, refetch } = useRow(resource, id)
  const [held, setHeld] = useState<Item | null>(null)
  if (data && data !== held) setHeld(data)
  return { item: data ?? held, error, retry: () => void refetch() }
}

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
