import { setImmediate } from 'node:timers/promises'
import type { Context } from '../http/context.ts'
import { linkFields } from './columns.ts'
import type { ListInput } from './list-input.ts'
import { scopeOf, type StoreParts } from './store-parts.ts'

/** The rows of a list that are numbered at once. Each page passes over all before it, so pages are few; the ids that rows name are looked up for fewer. */
const IDS_AT_ONCE = { plain: 100_000, linked: 1000 }

/**
 * Returns the ids of all rows that a list finds, in its order. Call it at one moment (`db/one-moment.ts`), or rows could come twice. `goOn` is called after
 * each page, and throws when the rest is not wanted any more.
 */
export async function listIds(parts: StoreParts, ctx: Context, { goOn, ...input }: ListInput & { goOn: () => void }): Promise<number[]> {
  const ids: number[] = []
  const atOnce = linkFields(parts.r).length > 0 ? IDS_AT_ONCE.linked : IDS_AT_ONCE.plain
  for (;;) {
    const page = { ...input, skipCount: ids.length, maxResultCount: atOnce }
    const { items } = await parts.queries.list(scopeOf(parts, ctx), page, 'fingerprint')
    for (const { id } of items) ids.push(id)
    // SQLite answers without a pause, in which the lease of a job is moved on.
    await setImmediate()
    goOn()
    if (items.length < atOnce) return ids
  }
}
