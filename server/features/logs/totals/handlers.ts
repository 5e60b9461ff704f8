import { logTotals } from '../../../../contract/features/log-totals.ts'
import type { CountedLog } from '../../../db/log-counts.ts'
import type { Context } from '../../../http/context.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import { resourcesInFullReach } from '../reading/changes.ts'
import { readTotals } from './read.ts'
import { momentsOf, type AskedDays } from './spans.ts'

/** The calls for charts of the logs (B-72). */
export function logTotalHandlers(): Mounted[] {
  const of =
    (log: CountedLog, kindsFor: (ctx: Context) => string[] | null = () => null) =>
    (asked: AskedDays, ctx: Context) =>
      readTotals(ctx, { log, moments: momentsOf(asked, ctx.settings.timeZone), kinds: kindsFor(ctx) })
  return [
    handle(logTotals.web, of('webLog')),
    handle(logTotals.audit, of('auditLog')),
    handle(logTotals.login, of('loginLog')),
    handle(logTotals.changes, of('entityChange', resourcesInFullReach)),
  ]
}
