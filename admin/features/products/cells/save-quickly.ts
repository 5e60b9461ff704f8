import { product } from '../../../../contract/resources/product.ts'
import { readListAgain, rowChanged } from '../../../resource/data/data.ts'
import { endpointsOf, type Item } from '../../../resource/data/item.ts'
import { call } from '../../../session/session.ts'

/** Saves one property of a row under the version that the list shows. A refusal has announced itself; the list then shows what is stored. */
export async function saveQuickly({ id, version }: Item, values: Record<string, unknown>): Promise<boolean> {
  try {
    rowChanged(product, (await call(endpointsOf(product).update, { id, version, ...values })) as Item)
    return true
  } catch {
    readListAgain(product)
    return false
  }
}
