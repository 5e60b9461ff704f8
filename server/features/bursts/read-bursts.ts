import type { Burst } from '../../../contract/features/bursts.ts'
import { isoTime, isoTimeOrNull } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'
import { MOST_BURSTS } from './seen-bursts.ts'

/** The notices with the mark of those that the caller has seen. Accounts and addresses are for readers of the log of sign-ins. */
export async function readBursts(ctx: Context, isDemo: boolean): Promise<{ unseen: number; items: Burst[] }> {
  const { db, caller } = ctx
  const [rows, seen] = await Promise.all([
    db.selectFrom('burst').selectAll().orderBy('id', 'desc').limit(MOST_BURSTS).execute(),
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

async function accountNames({ db }: Context, rows: readonly { kind: string; subject: string }[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ kind, subject }) => (kind === 'account' ? [Number(subject)] : []))
  if (ids.length === 0) return new Map()
  const users = await db.selectFrom('user').select(['id', 'userName']).where('id', 'in', ids).execute()
  return new Map(users.map(({ id, userName }) => [String(id), userName]))
}
