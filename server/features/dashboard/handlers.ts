import { COUNTED, dashboard } from '../../../contract/features/dashboard.ts'
import { permitOf } from '../../../contract/resource.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'

type StoreOf = (name: (typeof COUNTED)[number]) => Store

/** The figures of the dashboard in one call. */
export const dashboardHandlers = (storeOf: StoreOf): Mounted[] => [
  handle(dashboard.getStates, async (_, ctx) => {
    const [news, carousel] = await Promise.all(COUNTED.map((name) => statesOf(storeOf(name), ctx)))
    return { news: news!, carousel: carousel! }
  }),
]

async function statesOf(store: Store, ctx: Context) {
  if (!ctx.caller.permits.has(permitOf(store.r, 'View'))) return null
  const count = (state: string) => store.count(ctx, { state })
  const [draft, scheduled, published] = await Promise.all([count('draft'), count('scheduled'), count('published')])
  return { draft, scheduled, published }
}
