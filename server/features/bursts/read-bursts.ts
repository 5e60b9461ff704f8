import type { Burst } from '../../../contract/features/bursts.ts'
import { isoTime, isoTimeOrNull } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'

const MOST = 50

/** The notices with the mark of those that the caller has seen. Accounts and addresses are for readers of the log of sign-ins. */
export async function readBursts(ctx: Context, isDemo: boolean): Promise<{ unseen: number; items: Burst[] }> {
  const { db, caller } = ctx
  const [rows, seen] = await Promise.all([
    db.selectFrom('burst').selectAll().orderBy('id', 'desc').limit(MOST).execute(),
    db.selectFrom('burstSeen').select('burstId').where('userId', '=', caller.userId!).executeTakeFirst(),
  ])
  const names = await accountNames(ctx, rows)
  const mayKnow = caller.permits.has('LoginLog/View')
  const subjectOf = ({ kind, subject }: (typeof rows)[number]) => {
    if (!mayKnow || subject === '') return null
    if (kind === 'account') return names.get(subject) ?? null
    return isDemo ? null : subject
  }
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: subjectOf(row),
    peak: row.peak,
    minutes: row.minutes,
    beginTime: isoTime(row.beginTime),
    lastTime: isoTime(row.lastTime),
    endTime: isoTimeOrNull(row.endTime),
    isSeen: row.id <= (seen?.burstId ?? 0),
  }))
  return { unseen: items.filter(({ isSeen }) => !isSeen).length, items }
}

/** The number of notices that the caller has not seen; 0 for somebody who may see none. */
export async function unseenBursts({ db, caller }: Context): Promise<number> {
  if (!caller.permits.has('Burst/View')) return 0
  const seen = await db.selectFrom('burstSeen').select('burstId').where('userId', '=', caller.userId!).executeTakeFirst()
  const rows = await db
    .selectFrom('burst')
    .select('id')
    .where('id', '>', seen?.burstId ?? 0)
    .limit(MOST)
    .execute()
  return rows.length
}

async function accountNames({ db }: Context, rows: readonly { kind: string; subject: string }[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ kind, subject }) => (kind === 'account' ? [Number(subject)] : []))
  if (ids.length === 0) return new Map()
  const users = await db.selectFrom('user').select(['id', 'userName']).where('id', 'in', ids).execute()
  return new Map(users.map(({ id, userName }) => [String(id), userName]))
}

/** Notes that the caller has seen the notices up to this one; what was seen stays seen. */
export async function markSeen({ db, caller }: Context, upTo: number): Promise<void> {
  const newest = await db.selectFrom('burst').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const burstId = Math.min(upTo, newest?.id ?? 0)
  await db
    .insertInto('burstSeen')
    .values({ userId: caller.userId!, burstId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ burstId }).where('burstSeen.burstId', '<', burstId))
    .execute()
}
