import { Problem } from '../../../contract/errors.ts'
import type { CreatedDays } from '../../../contract/schema.ts'
import { onDays } from '../../crud/days.ts'
import { isoTime } from '../../crud/times.ts'
import { isKept } from '../../db/log-start.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'
import { originShown } from '../../http/origin-shown.ts'
import { endSessions } from '../../http/end-sessions.ts'
import { say } from '../../language/words.ts'

const MOST_SESSIONS = 200

/** The sessions of a user that have not ended, the latest first. */
export async function sessionsOf(ctx: Context, userId: number, isDemo: boolean) {
  const rows = await ctx.db
    .selectFrom('session')
    .leftJoin('role', 'role.id', 'session.roleId')
    .select([
      'session.id',
      'session.creationTime',
      'session.expiryTime',
      'session.ip',
      'session.browserInfo',
      'role.displayName as roleName',
      'role.displayNameEn as roleNameEn',
    ])
    .where('session.userId', '=', userId)
    .where('session.expiryTime', '>', ctx.now)
    .orderBy('session.id', 'desc')
    .limit(MOST_SESSIONS)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    creationTime: isoTime(row.creationTime),
    expiryTime: isoTime(row.expiryTime),
    ...originShown(row, isDemo),
    roleName: inLanguage(row, 'roleName', ctx.language),
    isCurrent: row.id === ctx.caller.sessionId,
  }))
  return { totalCount: items.length, items }
}

/** Ends one session of a user. A session of somebody else under that id is as if there were none. */
export async function endSession(ctx: Context, { id, sessionId }: { id: number; sessionId: number }) {
  const ended = await ctx.db.deleteFrom('session').where('id', '=', sessionId).where('userId', '=', id).returning('id').executeTakeFirst()
  if (!ended) throw new Problem('notFound', { values: { name: say(ctx.language, 'services.Session'), id: sessionId } })
  ctx.changed.add('session')
  return null
}

/** Ends every session of a user but that of the caller. */
export async function endOtherSessions(ctx: Context, id: number) {
  await endSessions(ctx.db, id, ctx.caller.sessionId)
  ctx.changed.add('session')
  return null
}

/** The attempts to sign in to an account, the latest first. */
export async function signInsOf(
  ctx: Context,
  { id, skipCount, maxResultCount, ...days }: { id: number; skipCount: number; maxResultCount: number } & CreatedDays,
  isDemo: boolean,
) {
  const rows = await forLongRead(ctx)
    .db.selectFrom('loginLog')
    .select(['id', 'creationTime', 'result', 'ip', 'browserInfo'])
    .where('userId', '=', id)
    .where(isKept('loginLog', 'id'))
    .where(({ and }) => and(onDays('creationTime', days, ctx.settings)))
    .orderBy('id', 'desc')
    .limit(maxResultCount + 1)
    .offset(skipCount)
    .execute()
  const items = rows
    .slice(0, maxResultCount)
    .map((row) => ({ ...row, ...originShown(row, isDemo), creationTime: isoTime(row.creationTime) }))
  return { items, hasMore: rows.length > maxResultCount }
}
