import type { OwnSignIn } from '../../../contract/features/profile.ts'
import { isoTime } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'

/** A page of the attempts to sign in to the caller's account, the newest first. */
export async function ownSignIns({ db, caller }: Context, { skipCount, maxResultCount }: { skipCount: number; maxResultCount: number }) {
  const own = db.selectFrom('loginLog').where('userId', '=', caller.userId!)
  const [rows, total] = await Promise.all([
    own
      .select(['id', 'creationTime', 'ip', 'browserInfo', 'result'])
      .orderBy('id', 'desc')
      .offset(skipCount)
      .limit(maxResultCount)
      .execute(),
    own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
  ])
  const items: OwnSignIn[] = rows.map(({ creationTime, ...row }) => ({ ...row, creationTime: isoTime(creationTime) }))
  return { totalCount: Number(total.count), items }
}
