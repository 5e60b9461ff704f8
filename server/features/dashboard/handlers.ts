import { COUNTED, dashboard, ENQUIRY_STATES } from '../../../contract/features/dashboard.ts'
import { permitOf } from '../../../contract/resource.ts'
import type { Store } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { countFailed } from '../jobs/reading.ts'
import { readersFor } from './readers.ts'

type StoreOf = (name: (typeof COUNTED)[number] | 'enquiry') => Store

/** The figures of the dashboard in one call, and how the site is read in another, which takes longer. */
export const dashboardHandlers = (storeOf: StoreOf): Mounted[] => [
  handle(dashboard.getStates, async (_, ctx) => {
    const [news, carousel] = await Promise.all(COUNTED.map((name) => statesOf(storeOf(name), ctx)))
    return { news: news!, carousel: carousel!, enquiries: await enquiriesOf(storeOf('enquiry'), ctx), failedJobs: await countFailed(ctx) }
  }),
  handle(dashboard.getReaders, (_, ctx) => readersFor(ctx)),
]

const mayView = ({ r }: Store, { caller }: Context) => caller.permits.has(permitOf(r, 'View'))

async function statesOf(store: Store, ctx: Context) {
  if (!mayView(store, ctx)) return null
  const count = (state: string) => store.count(ctx, { state })
  const [draft, scheduled, published] = await Promise.all([count('draft'), count('scheduled'), count('published')])
  return { draft, scheduled, published }
}

async function enquiriesOf(store: Store, ctx: Context) {
  if (!mayView(store, ctx)) return null
  const [fresh, answered, closed] = await Promise.all(ENQUIRY_STATES.map((status) => store.count(ctx, { status })))
  return { new: fresh!, answered: answered!, closed: closed! }
}
