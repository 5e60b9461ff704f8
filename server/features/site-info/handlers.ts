import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import type { Store } from '../../crud/store.ts'
import { takeTurn } from '../../db/turn.ts'
import type { Mounted } from '../../http/handlers.ts'
import { replaceCalls } from '../replace-calls.ts'

/** The calls of site info that the derived ones cannot do: one row must remain, because every page shows it. */
export function siteInfoHandlers(store: Store, derived: Record<string, Mounted>): Record<string, Mounted> {
  return replaceCalls(derived, {
    delete: ({ id }, ctx) => remove(ctx, store, [id]),
    batchDelete: ({ ids }, ctx) => remove(ctx, store, ids),
  })
}

async function remove(ctx: Context, store: Store, ids: number[]) {
  // When two requests delete the last two records at the same moment, the second sees that its record is the last.
  await takeTurn(ctx.db, store.engine, 'lastSiteInfo')
  await store.remove(ctx, ids)
  if ((await store.count(ctx, {})) === 0) throw new Problem('rule', { words: 'problem.lastSiteInfo' })
  return null
}
