import type { Origin } from '../http/context.ts'
import { breather } from './breathe.ts'
import { refuseRow } from './refused-row.ts'
import type { Store } from './store.ts'

type Values = Record<string, unknown>

/** Does the part of an import that needs no transaction, so that other writers need not wait for it. */
export async function prepareRows(store: Store, items: Values[], origin: Origin): Promise<Values[]> {
  const breathe = breather(origin)
  const prepared: Values[] = []
  for (const [index, item] of items.entries()) {
    prepared.push(prepareRow(store, item, index))
    await breathe()
  }
  return prepared
}

function prepareRow(store: Store, item: Values, index: number): Values {
  try {
    return store.prepare(item)
  } catch (error) {
    return refuseRow(error, index)
  }
}
