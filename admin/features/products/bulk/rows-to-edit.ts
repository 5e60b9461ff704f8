import { product } from '../../../../contract/resources/product.ts'
import { MOST } from '../../../resource/data/all-rows.ts'
import { endpointsOf, type Item } from '../../../resource/data/item.ts'
import { quietly } from '../../../session/session.ts'
import type { Seen } from './edit-rows.ts'

const seen = ({ id, version }: Item): Seen => ({ id, version })

/** The rows that a filter finds, all of them, in the order of their ids: rows that leave the filter while others are changed are not skipped. */
export async function rowsFound(filter: object): Promise<Seen[]> {
  const rows: Seen[] = []
  for (let isMore = true; isMore;) {
    const asked = { ...filter, sorting: 'id asc', skipCount: rows.length, maxResultCount: MOST }
    const { items } = await quietly(endpointsOf(product).getAll, asked)
    rows.push(...(items as Item[]).map(seen))
    isMore = items.length === MOST
  }
  return rows
}

/** The selected rows. Those that the list does not show are read; one that is gone is left to the server, which refuses it. */
export async function rowsSelected(ids: readonly number[], shown: readonly Item[]): Promise<Seen[]> {
  const known = new Map(shown.map((item) => [item.id, item]))
  const rows: Seen[] = []
  for (const id of ids) {
    const item = known.get(id) ?? ((await quietly(endpointsOf(product).get, { id }).catch(() => null)) as Item | null)
    rows.push(item ? seen(item) : { id, version: 1 })
  }
  return rows
}
