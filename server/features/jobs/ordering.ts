import { Problem } from '../../../contract/errors.ts'
import { permitOf, type Action, type Resource } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import type { JobKindName } from '../../../contract/jobs/kinds.ts'
import { takeTurn } from '../../db/turn.ts'
import { requirePermit } from '../../http/permission.ts'
import type { Context } from '../../http/context.ts'
import { addJob, JOB_TAG } from '../../jobs/rows.ts'

/** More jobs of one person than this do not wait or run at the same time. */
const MOST_OPEN = 10

/** Returns the resource of that name, if the caller has the permit on it. */
export function resourceFor(ctx: Context, name: string, action: Extract<Action, 'Export' | 'Import'>): Resource {
  const r = allResources.find((one) => one.name === name)
  if (!r || (action === 'Import' && !r.writable)) throw new Problem('invalid', { members: { resource: 'invalid.pattern' } })
  requirePermit(ctx, permitOf(r, action))
  return r
}

/** Refuses when the caller has as many open jobs as may be. Calls of the same person wait for each other here, so that each counts the job of the one before. */
export async function requireRoom({ db, database, caller: { userId } }: Context) {
  await takeTurn(db, database.engine, `jobs of ${userId}`)
  const open = await db.selectFrom('job').select('id').where('userId', '=', userId).where('endTime', 'is', null).execute()
  if (open.length >= MOST_OPEN) throw new Problem('rule', { words: 'job.tooManyJobs', values: { most: MOST_OPEN } })
}

/** Adds a job of the caller, in the transaction of the call. */
export async function order(ctx: Context, kind: JobKindName, params: object): Promise<{ id: number }> {
  const { userId, sessionId } = ctx.caller
  await requireRoom(ctx)
  const { language, now, origin } = ctx
  const id = await addJob(ctx.db, { kind, params, by: { userId, sessionId }, language, requestId: origin.requestId, now })
  ctx.changed.add(JOB_TAG)
  return { id: id! }
}
