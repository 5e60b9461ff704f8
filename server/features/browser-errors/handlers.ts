import { browserErrors as calls } from '../../../contract/features/browser-errors.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { createLimit } from '../../http/limits.ts'
import { createNetworkLimit } from '../../http/network-limit.ts'
import { say } from '../../language/words.ts'
import type { BrowserErrors } from './browser-errors.ts'
import { cleanedReport } from './cleaned-report.ts'
import { readErrors } from './read-errors.ts'

/** Reports of one network in a minute, and of all together. */
const OF_NETWORK = 20
const OF_ALL = 300

/** B-75: takes in the errors of browsers in every mode, and shows them to those who may see them. */
export function browserErrorHandlers(errors: BrowserErrors): Mounted[] {
  const network = createNetworkLimit(OF_NETWORK, 60)
  const all = createLimit(OF_ALL, 60)
  return [
    handle(calls.report, async (given, { origin, language, now }) => {
      await network.take(origin.ip)
      await all.take('all')
      errors.add(cleanedReport(given, origin.userAgent, language), now)
      return null
    }),
    handle(calls.all, (asked, ctx) => readErrors(ctx, asked)),
    handle(calls.resolve, async ({ id, isResolved }, ctx) => {
      await resolve(ctx, id, isResolved)
      return null
    }),
  ]
}

async function resolve({ db, now, caller, language }: Context, id: string, isResolved: boolean) {
  const { numUpdatedRows } = await db
    .updateTable('browserError')
    .set(isResolved ? { resolvedTime: now, resolverUserId: caller.userId } : { resolvedTime: null, resolverUserId: null })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('notFound', { values: { name: say(language, 'services.BrowserError'), id: id.slice(0, 8) } })
}
