import type { Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { startSession } from '../../http/session-rows.ts'
import type { LoginLog } from './login-log.ts'

interface Entry {
  userId: number
  /** The name as it was typed. */
  account: string
  /** Uses up what was shown for this entry; when it throws, nothing is written. */
  spend?: (db: Db) => Promise<void>
}

/** Begins a session: writes it, the log row and the time of the last sign-in, all or none. */
export async function enter(ctx: Context, loginLog: LoginLog, { userId, account, spend }: Entry) {
  const seconds = ctx.settings.sessionHours * 60 * 60
  const token = await ctx.database.write.transaction().execute(async (db) => {
    await spend?.(db)
    await loginLog.addSuccess(db, { ctx, account, userId })
    await db.updateTable('user').set({ lastLoginTime: ctx.now }).where('id', '=', userId).execute()
    await db.deleteFrom('session').where('expiryTime', '<', ctx.now).execute()
    return startSession(db, { userId, origin: ctx.origin, now: ctx.now, expiryTime: ctx.now + seconds * 1000 })
  })
  return sessionReply({ token, seconds, userId })
}

/** Clients of this family keep the encrypted token in a cookie: it is empty, because a cookie must never hold the session. */
export const sessionReply = ({ token, seconds, userId }: { token: string; seconds: number; userId: number }) => ({
  accessToken: token,
  encryptedAccessToken: '',
  expireInSeconds: seconds,
  userId,
})
