import { allPermits } from '../../../contract/api/registry.ts'
import { access } from '../../../contract/features/access.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { explain } from './explain.ts'
import { holdersOf } from './holders.ts'
import { subjectOf } from './subject.ts'

/** The calls that tell why somebody may do something, and who may. */
export const accessHandlers = (): Mounted[] => [
  handle(access.permits, async () => ({ items: allPermits() })),
  handle(access.explain, async ({ userId, ...asked }, ctx) => explain(ctx, userId, await subjectOf(ctx, asked))),
  handle(access.holders, async ({ keyword, skipCount, maxResultCount, ...asked }, ctx) =>
    holdersOf(ctx, await subjectOf(ctx, asked), { keyword, skipCount, maxResultCount }),
  ),
]
