import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { anyEndpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/errors.ts'
import { jobs } from '../../../contract/features/jobs.ts'
import { EXPORTED_LOGS, logExports } from '../../../contract/features/log-exports.ts'
import { isOpen } from '../../../contract/jobs/kinds.ts'
import { checkInput } from '../../http/check-input.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { unseenBursts } from '../bursts/seen-bursts.ts'
import { cancelJob, JOB_TAG, retryJob } from '../../jobs/rows.ts'
import { order, requireRoom, resourceFor } from './ordering.ts'
import type { LogExportParams } from './log-export-work.ts'
import type { ExportParams } from './params.ts'
import { newFolderName } from './place.ts'
import { jobInReach, listJobs, stateOf } from './reading.ts'
import { viewJobs } from './view.ts'

/** The calls about work that goes on after the reply (B-70). */
export const jobHandlers = (): Mounted[] => [
  handle(jobs.getState, async (_, ctx) => ({ ...(await stateOf(ctx)), notices: await unseenBursts(ctx) })),
  handle(jobs.getAll, (asked, ctx) => listJobs(ctx, asked, ctx.caller.userId)),
  handle(jobs.getEverybodys, (asked, ctx) => listJobs(ctx, asked, null)),
  handle(jobs.get, ({ id }, ctx) => one(ctx, id, false)),
  handle(jobs.see, async (_, { db, caller }) => {
    const seeing = db.updateTable('job').set({ isSeen: 1 }).where('userId', '=', caller.userId)
    await seeing.where('endTime', 'is not', null).where('isSeen', '=', 0).execute()
    return null
  }),
  handle(jobs.cancel, async ({ id }, ctx) => {
    const row = await jobInReach(ctx, id, { mustBeOwn: true })
    if (!(await cancelJob(ctx.db, row, ctx.now))) throw new Problem('rule', { words: 'job.hasEnded' })
    return one(ctx, id, true)
  }),
  handle(jobs.retry, async ({ id }, ctx) => {
    const { state } = await jobInReach(ctx, id, { mustBeOwn: true })
    if (!isOpen(state)) await requireRoom(ctx)
    if (!(await retryJob(ctx.db, id, ctx))) throw new Problem('rule', { words: 'job.notEnded' })
    ctx.changed.add(JOB_TAG)
    return one(ctx, id, true)
  }),
  handle(jobs.export, async ({ resource, format, list }, ctx) => {
    const r = resourceFor(ctx, resource, 'Export')
    checkInput(anyEndpoint(resourceEndpoints(r).export), list)
    return order(ctx, 'export', { resource: r.name, format, list, folder: newFolderName() } as ExportParams)
  }),
  ...EXPORTED_LOGS.map((log) =>
    handle(logExports[log], (days, ctx) => order(ctx, 'logExport', { log, days, folder: newFolderName() } satisfies LogExportParams)),
  ),
]

async function one(ctx: Context, id: number, mustBeOwn: boolean) {
  const [job] = await viewJobs(ctx, [await jobInReach(ctx, id, { mustBeOwn })])
  return job!
}
