import { Problem } from '../../../contract/errors.ts'
import type { OwnSession } from '../../../contract/features/profile.ts'
import { isoTime, isoTimeOrNull } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'
import { originShown } from '../../http/origin-shown.ts'
import { endSessions } from '../../http/end-sessions.ts'

/** The caller's open sessions, the one used last first. No token is among them. */
export async function ownSessions({ db, caller, now }: Context, isDemo: boolean): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'creationTime', 'lastUseTime', 'ip', 'browserInfo'])
    .where('userId', '=', caller.userId!)
    .where('expiryTime', '>', now)
    .orderBy('lastUseTime', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ creationTime, lastUseTime, ...row }) => ({
    ...row,
    ...originShown(row, isDemo),
    creationTime: isoTime(creationTime),
    lastUseTime: isoTimeOrNull(lastUseTime),
    isCurrent: row.id === caller.sessionId,
  }))
}

/** Ends one session of the caller. One of somebody else is not there. */
export async function endOwnSession(ctx: Context, id: number): Promise<null> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', ctx.caller.userId!)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Problem('notFound', { values: { name: 'session', id } })
  ctx.changed.add('session')
  return null
}

export async function endOtherSessions(ctx: Context): Promise<null> {
  await endSessions(ctx.db, ctx.caller.userId!, ctx.caller.sessionId)
  ctx.changed.add('session')
  return null
}
