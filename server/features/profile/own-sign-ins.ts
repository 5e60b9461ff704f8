import type { OwnSignIn } from '../../../contract/features/profile.ts'
import type { CreatedDays } from '../../../contract/schema.ts'
import { onDays } from '../../crud/days.ts'
import { isoTime } from '../../crud/times.ts'
import { isKept } from '../../db/log-start.ts'
import type { Context } from '../../http/context.ts'
import { originShown } from '../../http/origin-shown.ts'

interface Asked extends CreatedDays {
  skipCount: number
  maxResultCount: number
}

/** A page of the attempts to sign in to the caller's account, the newest first. */
export async function ownSignIns({ db, caller, settings }: Context, asked: Asked, isDemo: boolean) {
  const { skipCount, maxResultCount } = asked
  const own = db
    .selectFrom('loginLog')
    .where('userId', '=', caller.userId!)
    .where(isKept('loginLog', 'id'))
    .where(({ and }) => and(onDays('creationTime', asked, settings)))
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
