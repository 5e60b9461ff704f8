import type { Endpoint } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/errors.ts'
import type { Context } from './context.ts'
import type { Caller } from './caller.ts'

/** Refuses a caller without the right to call, and calls that are closed in demo mode. */
export function mayCall({ access, refusedInDemo, beforeFactor }: Endpoint, caller: Caller, isDemo: boolean): void {
  if (access !== 'anyone') {
    if (caller.isDemoFromElsewhere) throw new Problem('forbidden', { words: 'problem.demoAccount' })
    if (caller.userId === null) throw new Problem('signedOut')
    if (caller.mustSetUpFactor && !beforeFactor)
      throw new Problem('forbidden', { words: 'problem.factorMissing', data: { mustSetUpFactor: true } })
    if (access !== 'signedIn' && !caller.permits.has(access.permit)) throw new Problem('forbidden', { values: { permit: access.permit } })
  }
  if (isDemo && refusedInDemo) throw new Problem('demo')
}

/** Refuses a caller without the permit; for handlers that know only from the input which permit is needed. */
export function requirePermit(ctx: Context, permit: string) {
  if (!ctx.caller.permits.has(permit)) throw new Problem('forbidden', { values: { permit } })
}
