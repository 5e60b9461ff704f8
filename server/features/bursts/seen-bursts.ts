import type { Context } from '../../http/context.ts'

/** The most notices that are read. */
export const MOST_BURSTS = 50

/** The number of notices that the caller has not seen; 0 for somebody who may see none. */
export async function unseenBursts({ db, caller }: Context): Promise<number> {
  if (!caller.permits.has('Burst/View')) return 0
  const seen = await db.selectFrom('burstSeen').select('burstId').where('userId', '=', caller.userId!).executeTakeFirst()
  const rows = await db
    .selectFrom('burst')
    .select('id')
    .where('id', '>', seen?.burstId ?? 0)
    .limit(MOST_BURSTS)
    .execute()
  return rows.length
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
