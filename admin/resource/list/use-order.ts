import { createContext, useContext, useMemo } from 'react'
import { isOrdered, permitOf, type Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import type { List } from '../address/use-list.ts'
import type { Rows } from '../data/data.ts'
import type { Screen } from '../kinds/screen.ts'
import { isFiltered, type ListState } from '../data/list-query.ts'

/** A list whose order this person may change. */
export interface Order {
  resource: Resource
  state: ListState
  rows: Rows
  mayMove?: Screen['mayMove']
}

/** The order of the list around, or null where nobody may change it now. */
export const OrderContext = createContext<Order | null>(null)
export const useOrderAround = () => useContext(OrderContext)

/** True when the role may change the order of these rows: of a published list visitors see it at once. */
export function useMayOrder(resource: Resource): boolean {
  const permits = [permitOf(resource, 'Edit'), ...(resource.publishable ? [permitOf(resource, 'Publish')] : [])]
  return useCan(...permits) && isOrdered(resource)
}

/** The order that the list shows and lets change: not while it is filtered, sorted otherwise or still loading. */
export function useOrder({ resource, mayMove }: Screen, { state }: List, rows: Rows | undefined): Order | null {
  const mayOrder = useMayOrder(resource)
  const shown = mayOrder && !isFiltered(state, resource) && !state.sort ? rows : undefined
  return useMemo(() => (shown ? { resource, state, rows: shown, mayMove } : null), [resource, state, shown, mayMove])
}
