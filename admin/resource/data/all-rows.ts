import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../../contract/client.ts'
import type { Resource } from '../../../contract/resource.ts'
import { quietly } from '../../session/session.ts'
import { endpointsOf, type Item } from './item.ts'
import { useMayView } from './may-view.ts'

/** The most rows that one call brings. */
export const MOST = 1000

/** Reads all rows that a filter finds, page by page. A row that moved to a later page during the read comes once. */
export async function readAll(resource: Resource, filter: object = {}, call: Call = quietly): Promise<Item[]> {
  const found = new Map<number, Item>()
  for (let read = 0; ;) {
    const page = await call(endpointsOf(resource).getAll, { ...filter, skipCount: read, maxResultCount: MOST })
    for (const item of page.items as Item[]) found.set(item.id, item)
    read += page.items.length
    if (page.items.length === 0 || (read >= page.totalCount && !page.hasMore)) return [...found.values()]
  }
}

/** All rows of a resource: names and choices for references and parents. A role that may not view them gets none, and sends no call. */
export function useAllRows(resource: Resource, isWanted = true) {
  const mayView = useMayView(resource)
  return useQuery({
    queryKey: [resource.name, 'list', 'all'],
    queryFn: () => readAll(resource),
    enabled: mayView && isWanted,
    staleTime: 30_000,
  })
}
