import type { OwnSignIn } from '../../../contract/features/profile.ts'
import { dayEnd, dayStart } from '../../../contract/format/zone-time.ts'
import { isoTime } from '../../crud/times.ts'
import { isKept } from '../../db/log-start.ts'
import type { Context } from '../../http/context.ts'
import { originShown } from '../../http/origin-shown.ts'

interface Asked {
  skipCount: number
  maxResultCount: number
  creationTimeStart?: string | undefined
  creationTimeEnd?: string | undefined
}

/** A page of the attempts to sign in to the caller's account, the newest first. */
export async function ownSignIns({ db, caller, settings: { timeZone } }: Context, asked: Asked, isDemo: boolean) {
  const { skipCount, maxResultCount, creationTimeStart: from, creationTimeEnd: until } = asked
  const own = db
    .selectFrom('loginLog')
    .where('userId', '=', caller.userId!)
    .where(isKept('loginLog', 'id'))
    .$if(from !== undefined, (some) => some.where('creationTime', '>=', dayStart(from!, timeZone)))
    .$if(until !== undefined, (some) => some.where('creationTime', '<', dayEnd(until!, timeZone)))
  const [rows, total] = await Promise.all([
    own
      .select(['id', 'creationTime', 'ip', 'browserInfo', 'result'])
      .orderBy('id', 'desc')
      .offset(skipCount)
      .limit(maxResultCount)
      .execute(),
    own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
  ])
  const items: OwnSignIn[] = rows.map(({ creationTime, ...row }) => ({
    ...row,
    ...originShown(row, isDemo),
    creationTime: isoTime(creationTime),
  }))
  return { totalCount: Number(total.count), items }
}
