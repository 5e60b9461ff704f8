import type { Origin } from './context.ts'
import type { Db } from '../db/engine.ts'
import { endOldest } from './end-sessions.ts'
import { digest, newToken } from './tokens.ts'

interface Begin {
  userId: number
  origin: Origin
  now: number
  expiryTime: number
  roleId?: number | null
}

/** Starts a session; returns its token, which is stored nowhere. */
export async function startSession(db: Db, { userId, origin, now, expiryTime, roleId = null }: Begin): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      tokenHash: digest(token),
      userId,
      roleId,
      creationTime: now,
      expiryTime,
      ip: origin.ip,
      browserInfo: origin.userAgent,
      lastUseTime: now,
    })
    .execute()
  await endOldest(db, userId)
  return token
}
