import type { Context } from '../http/context.ts'
import { exportById } from './exporting.ts'
import type { ListInput } from './list-input.ts'
import { scopeOf, type StoreParts } from './store-parts.ts'

/** Returns a page of whole rows. The page is shorter than asked for if its texts are long; the caller then asks for the rows after its last one. */
export async function exportRows(parts: StoreParts, ctx: Context, input: ListInput) {
  const { items, ...total } = await parts.queries.list(scopeOf(parts, ctx), input, 'fingerprint')
  const { rows } = await exportById(
    parts,
    ctx,
    items.map(({ id }) => id),
  )
  return { ...total, items: rows }
}
