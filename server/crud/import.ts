import { breather } from './breathe.ts'
import type { Store } from './store.ts'

type Values = Record<string, unknown>

/** The part of an import that needs no transaction: other writers do not wait for it. */
export async function prepareRows(store: Store, items: Values[]): Promise<Values[]> {
  const breathe = breather()
  const prepared: Values[] = []
  for (const item of items) {
    prepared.push(store.prepare(item))
    await breathe()
  }
  return prepared
}
