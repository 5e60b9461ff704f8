import i18next from 'i18next'
import { notify } from '../../browser/notice.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { queries } from '../../session/queries.ts'
import { call } from '../../session/session.ts'
import { listKey, rowChanged, type Rows } from '../data/data.ts'
import { endpointsOf, titleOf, type Item } from '../data/item.ts'
import { moveInput, placeOf, relocated, spotsOf, type Place, type Spot } from '../data/places.ts'
import type { Branch } from '../data/tree.ts'
import type { Order } from './use-order.ts'

/** The rows of an ordered list, and how one of them is moved. */
export interface Moves {
  isTree: boolean
  spots: readonly Spot[]
  titleOf: (id: number) => string
  move: (id: number, place: Place) => Promise<void>
}

export function movesOf(order: Order): Moves {
  const { resource, rows } = order
  const { isTree } = rows
  const spots = spotsOf(rows.items)
  const items = new Map(flat(rows.items).map((item) => [item.id, item]))
  const named = (id: number) => (items.has(id) ? titleOf(resource, items.get(id)!, currentLanguage()) : `#${id}`)
  return {
    isTree,
    spots,
    titleOf: named,
    move: async (id, place) => {
      const from = placeOf(spots, id, isTree)
      if (!(await mayLeave(order, { id, from, to: place }))) return
      await save(order, {
        title: named(id),
        input: moveInput(resource, id, place),
        before: moveInput(resource, id, from),
        show: (branches) => relocated(branches, id, place),
      })
    },
  }
}

/** A move to another parent may be asked about; another place below the same one never is. */
const mayLeave = async ({ mayMove }: Order, { id, from, to }: { id: number; from: Place; to: Place }): Promise<boolean> =>
  !mayMove || from.parentId === to.parentId || mayMove(id, to.parentId)

/** Moves a row to an end of its whole list, on whatever page that is. */
export function moveToEnd(order: Order, item: Item, end: 'first' | 'last'): void {
  const { resource, rows } = order
  const { id } = item
  void save(order, {
    title: titleOf(resource, item, currentLanguage()),
    input: { id, ...(end === 'first' ? { afterId: null } : { beforeId: null }) },
    before: moveInput(resource, id, placeOf(spotsOf(rows.items), id, rows.isTree)),
  })
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
async function save({ resource, state }: Order, { title, input, before, show }: Moving): Promise<void> {
  const key = listKey(resource, state)
  const shown = queries.getQueryData<Rows>(key)
  await queries.cancelQueries({ queryKey: key })
  if (show && shown) queries.setQueryData(key, { ...shown, items: show(shown.items) })
  const { move } = endpointsOf(resource)
  const send = async (sent: Moving['input']): Promise<boolean> => {
    try {
      await call(move, sent)
      return true
    } catch {
      return false
    } finally {
      rowChanged(resource)
    }
  }
  if (!(await send(input))) return void queries.setQueryData(key, shown)
  const undo = async () => {
    if (await send(before)) notify({ kind: 'success', text: i18next.t('admin.order.undone', { title }), seconds: 3 })
  }
  notify({
    kind: 'success',
    text: i18next.t('admin.order.moved', { title }),
    seconds: 10,
    action: { label: i18next.t('admin.bin.undo'), run: () => void undo() },
  })
}
