import { useQuery } from '@tanstack/react-query'
import type { Call } from '../../../contract/client.ts'
import type { Resource } from '../../../contract/resource.ts'
import { quietly } from '../../session/session.ts'
import { endpointsOf, type Item } from './item.ts'
import { useMayView } from './may-view.ts'

/** The most rows that one call brings. */
export const MOST = 1000

/** The most pages that are read side by side. */
const AT_ONCE = 4

/**
 * Reads all rows that a filter finds: the first page tells how many there are, the others come side by side while the count is exact. A row that moved to a
 * later page during the read comes once. `most` bounds the rows that are read.
 */
export async function readAll(
  resource: Resource,
  filter: object = {},
  { call = quietly, most = Infinity }: { call?: Call; most?: number } = {},
): Promise<Item[]> {
  const found = new Map<number, Item>()
  const pageAt = (skipCount: number) => call(endpointsOf(resource).getAll, { ...filter, skipCount, maxResultCount: MOST })
  for (let read = 0, wanted = 1; ;) {
    const begin = read
    const pages = await Promise.all(Array.from({ length: wanted }, (_, at) => pageAt(begin + at * MOST)))
    for (const item of pages.flatMap(({ items }) => items as Item[])) found.set(item.id, item)
    read += pages.reduce((sum, { items }) => sum + items.length, 0)
    const { items, totalCount, hasMore } = pages.at(-1)!
    if (items.length === 0 || (read >= totalCount && !hasMore) || read >= most) return [...found.values()]
    wanted = hasMore ? 1 : Math.min(AT_ONCE, Math.ceil((Math.min(totalCount, most) - read) / MOST))
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
