import { Problem } from '../../../contract/errors.ts'
import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { siteInfo } from '../../../contract/resources/site-info.ts'
import type { Context } from '../../http/context.ts'
import type { Store } from '../../crud/store.ts'
import { takeTurn } from '../../db/turn.ts'
import { handle, type Mounted } from '../../http/handlers.ts'

/** The calls of site info that the kit cannot say: one row must remain, for every page shows it. */
export function siteInfoHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  const e = resourceEndpoints(siteInfo)

  async function remove(ctx: Context, ids: number[]) {
    // When two requests delete the last two records at the same moment, the second sees that its record is the last.
    await takeTurn(ctx.db, store.engine, 'lastSiteInfo')
    await store.remove(ctx, ids)
    if ((await store.count(ctx, {})) === 0) throw new Problem('rule', { words: 'problem.lastSiteInfo' })
    return null
  }

  return {
    ...derived,
    delete: handle(e.delete, ({ id }, ctx) => remove(ctx, [id])),
    batchDelete: handle(e.batchDelete, ({ ids }, ctx) => remove(ctx, ids)),
  }
}
