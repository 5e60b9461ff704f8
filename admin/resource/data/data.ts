import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '../../../contract/resource.ts'
import { queries } from '../../session/queries.ts'
import { call } from '../../session/session.ts'
import { endpointsOf, type Item } from './item.ts'
import { isFiltered, listInput, type ListState } from './list-query.ts'
import { parentField, treeOf, type Branch } from './tree.ts'

/** The most rows one call brings; a tree is read whole, up to this many. */
export const MOST = 1000

export interface Rows {
  items: Branch[]
  totalCount: number
  /** True when there are more rows than `totalCount` says, because counting stopped at its bound. */
  hasMore: boolean
  /** The rows are shown as the tree they are: without pages. */
  isTree: boolean
}

/** The page of rows that the address asks for. A tree that nobody filters or sorts is shown whole. */
export function useRows(resource: Resource, state: ListState) {
  const parent = parentField(resource.fields)
  const isTree = parent !== undefined && !isFiltered(state) && !state.sort
  return useQuery({
    queryKey: [resource.name, 'list', isTree ? 'tree' : state],
    queryFn: async (): Promise<Rows> => {
      const input = isTree ? { maxResultCount: MOST } : listInput(state)
      const { items, totalCount, hasMore = false } = await call(endpointsOf(resource).getAll, input)
      return { items: isTree ? treeOf(items as Item[], parent) : (items as Item[]), totalCount, hasMore, isTree }
    },
    placeholderData: keepPreviousData,
  })
}

/** One row; null where a new one is made. */
function useRow(resource: Resource, id: number | null) {
  return useQuery({
    queryKey: [resource.name, 'row', id],
    queryFn: async () => (await call(endpointsOf(resource).get, { id: id! })) as Item,
    enabled: id !== null,
    // What is being edited must be what is there now.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** The row of a form. Once there it stays: while a page rests nothing watches what was read, and what is half written must not go with it. */
export function useOpenRow(resource: Resource, id: number | null) {
  const { data, error, refetch } = useRow(resource, id)
  const [held, setHeld] = useState<Item | null>(null)
  if (data && data !== held) setHeld(data)
  return { item: data ?? held, error, retry: () => void refetch() }
}

/** All rows of a tree, or the first of any other resource: choices for references and parents. */
export function useAllRows(resource: Resource, enabled = true) {
  return useQuery({
    queryKey: [resource.name, 'list', 'all'],
    queryFn: async () => (await call(endpointsOf(resource).getAll, { maxResultCount: MOST })).items as Item[],
    enabled,
    staleTime: 30_000,
  })
}

/** After a write: lists are read again, and whatever shows this row shows the new one. */
export function rowChanged(resource: Resource, item?: Item): void {
  if (item) queries.setQueryData([resource.name, 'row', item.id], item)
  void queries.invalidateQueries({ queryKey: [resource.name, 'list'] })
  void queries.invalidateQueries({ queryKey: [resource.name, 'history'] })
  void queries.invalidateQueries({ queryKey: ['dashboard'] })
}
