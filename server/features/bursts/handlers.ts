import { bursts as calls } from '../../../contract/features/bursts.ts'
import type { Environment } from '../../config/environment.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { readBursts } from './read-bursts.ts'
import { markSeen } from './seen-bursts.ts'

/** The calls of the notices of bursts (B-76). In demo mode strangers share the accounts, so no address is shown. */
export const burstHandlers = ({ isDemo }: Pick<Environment, 'isDemo'>): Mounted[] => [
  handle(calls.all, (_, ctx) => readBursts(ctx, isDemo)),
  handle(calls.markSeen, async ({ upTo }, ctx) => {
    await markSeen(ctx, upTo)
    return null
  }),
]
