import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isOrdered, permitOf, type Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { queries } from '../../session/queries.ts'
import { call } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import type { List } from '../address/use-list.ts'
import { listKey, rowChanged, type Rows } from '../data/data.ts'
import { endpointsOf, titleOf, type Item } from '../data/item.ts'
import { isFiltered } from '../data/list-query.ts'
import { moveInput, placeOf, relocated, spotsOf, type Place, type Spot } from '../data/places.ts'
import { parentField } from '../data/tree.ts'
import type { Branch } from '../data/tree.ts'

/** The order of a list that this person may change. */
export interface Order {
  isTree: boolean
  spots: readonly Spot[]
  titleOf: (id: number) => string
  move: (id: number, place: Place) => void
  /** Moves a row to an end of its whole list, on whatever page that is. */
  moveToEnd: (item: Item, end: 'first' | 'last') => void
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
export function useOrder(resource: Resource, { state }: List, rows: Rows | undefined): Order | null {
  const mayOrder = useMayOrder(resource)
  const move = useMove(resource, state)
  const isShown = mayOrder && !isFiltered(state) && !state.sort && rows !== undefined
  return useMemo(() => {
    if (!isShown) return null
    const isTree = parentField(resource.fields) !== undefined
    const spots = spotsOf(rows.items)
    const items = new Map(flat(rows.items).map((item) => [item.id, item]))
    const named = (id: number) => (items.has(id) ? titleOf(resource, items.get(id)!, currentLanguage()) : `#${id}`)
    const now = (id: number) => moveInput(resource, id, placeOf(spots, id, isTree))
    return {
      isTree,
      spots,
      titleOf: named,
      move: (id, place) =>
        void move({
          title: named(id),
          input: moveInput(resource, id, place),
          before: now(id),
          show: (items) => relocated(items, id, place),
        }),
      moveToEnd: ({ id }, end) =>
        void move({ title: named(id), input: { id, ...(end === 'first' ? { afterId: null } : { beforeId: null }) }, before: now(id) }),
    }
  }, [isShown, resource, rows, move])
}

const flat = (branches: readonly Branch[]): Branch[] => branches.flatMap((branch) => [branch, ...flat(branch.children ?? [])])

interface Moving {
  title: string
  input: ReturnType<typeof moveInput> | { id: number; afterId?: null; beforeId?: null }
  /** The input that brings the row back. */
  before: ReturnType<typeof moveInput>
  /** Shows the rows in their new order before the server has answered. */
  show?: (items: Branch[]) => Branch[]
}

/** Saves a move. The list shows it at once; a refused one is taken back, and the server's sentence says why. */
function useMove(resource: Resource, state: List['state']) {
  const { t } = useTranslation()
  return useMemo(() => {
    const { move } = endpointsOf(resource)
    const send = async (input: Moving['input']): Promise<boolean> => {
      try {
        await call(move, input)
        return true
      } catch {
        return false
      } finally {
        rowChanged(resource)
      }
    }
    return async ({ title, input, before, show }: Moving): Promise<void> => {
      const key = listKey(resource, state)
      const shown = queries.getQueryData<Rows>(key)
      await queries.cancelQueries({ queryKey: key })
      if (show && shown) queries.setQueryData(key, { ...shown, items: show(shown.items) })
      if (!(await send(input))) return void queries.setQueryData(key, shown)
      const undo = async () => {
        if (await send(before)) notify({ kind: 'success', text: t('admin.order.undone', { title }), seconds: 3 })
      }
      notify({
        kind: 'success',
        text: t('admin.order.moved', { title }),
        seconds: 10,
        action: { label: t('admin.bin.undo'), run: () => void undo() },
      })
    }
  }, [resource, state, t])
}
