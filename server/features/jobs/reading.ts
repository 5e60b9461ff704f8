import type { z } from 'zod'
import type { ExpressionBuilder } from 'kysely'
import type { jobs } from '../../../contract/features/jobs.ts'
import { Problem } from '../../../contract/errors.ts'
import { MESSAGE_KINDS } from '../../../contract/jobs/kinds.ts'
import { onDays } from '../../crud/days.ts'
import type { Tables } from '../../db/tables.ts'
import { say } from '../../language/words.ts'
import type { Context } from '../../http/context.ts'
import type { JobRow } from '../../jobs/rows.ts'
import { isOwn, viewJobs } from './view.ts'

const MAY_SEE_ALL = 'Job/View'

/** False for a message that nobody gets (`isWanted`): it would tell that somebody asked for an account that does not exist. */
const isReal = ({ or, eb }: ExpressionBuilder<Tables, 'job'>) => or([eb('kind', 'not in', MESSAGE_KINDS), eb('about', 'is not', null)])

/** Returns a job that the caller may see: an own one, or any with the permit. Another is not there. */
export async function jobInReach(ctx: Context, id: number, { mustBeOwn }: { mustBeOwn: boolean }): Promise<JobRow> {
  const row = await ctx.db.selectFrom('job').selectAll().where('id', '=', id).where(isReal).executeTakeFirst()
  const isSeen = row && (isOwn(ctx.caller, row) || ctx.caller.permits.has(MAY_SEE_ALL))
  if (!isSeen) throw new Problem('notFound', { values: { name: say(ctx.language, 'services.Job'), id } })
  if (mustBeOwn && !isOwn(ctx.caller, row)) throw new Problem('forbidden', { words: 'problem.forbiddenPlain' })
  return row
}

type Asked = z.output<(typeof jobs)['getAll']['input']>

/** Returns the jobs of one person, or of everybody, newest first. */
export async function listJobs(ctx: Context, asked: Asked, userId: number | null) {
  const { kind, state, before, maxResultCount } = asked
  let found = ctx.db
    .selectFrom('job')
    .where(isReal)
    .where(({ and }) => and(onDays('creationTime', asked, ctx.settings)))
  if (userId !== null) found = found.where('userId', '=', userId)
  if (kind) found = found.where('kind', '=', kind)
  if (state) found = found.where('state', '=', state)
  const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const paged = before ? found.where('id', '<', before) : found
  const rows = await paged.selectAll().orderBy('id', 'desc').limit(maxResultCount).execute()
  return { totalCount: Number(count), items: await viewJobs(ctx, rows) }
}

/** Returns how many of the jobs that are still known failed: of everybody's for whoever may see them, else of the caller's. */
export async function countFailed(ctx: Context): Promise<number> {
  const { totalCount } = await listJobs(
    ctx,
    { state: 'failed', maxResultCount: 1 },
    ctx.caller.permits.has(MAY_SEE_ALL) ? null : ctx.caller.userId,
  )
  return totalCount
}

/** Returns how many jobs of a person are open, and how many have ended unseen. */
export async function stateOf({ db, caller }: Context) {
  const rows = await db
    .selectFrom('job')
    .select(['endTime', ({ fn }) => fn.countAll<number>().as('count')])
    .where('userId', '=', caller.userId)
    .where('isSeen', '=', 0)
    .groupBy('endTime')
    .execute()
  const sum = (isOpen: boolean) => rows.reduce((all, row) => all + ((row.endTime === null) === isOpen ? Number(row.count) : 0), 0)
  return { open: sum(true), unseen: sum(false) }
}
