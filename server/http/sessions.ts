import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { ANYONE, type Caller, type Origin } from './context.ts'
import type { Bus } from '../db/bus.ts'
import type { Database, Db } from '../db/engine.ts'
import { EVERYTHING, permitsOf } from './permits.ts'
import { isFromHere } from './exposure.ts'

/** A session lasts a day from sign-in. */
export const SESSION_SECONDS = 24 * 60 * 60
const CACHE_MS = 5000

/** Only the digest of a token is stored, so a person who reads the table cannot sign in with it. */
export const digest = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')

/** The caller that a token stands for, and the end of its time. */
export interface Known {
  caller: Caller
  expiry: number
  /** True when the account's password is published (B-04). */
  isDemoAccount: boolean
}

export interface Sessions {
  /** Returns the caller that a token stands for: nobody if the token is unknown or has ended, or the user is disabled. */
  identify(token: string | null, now: number, request: IncomingMessage): Promise<Caller>
}

interface SessionParts {
  database: Database
  bus: Bus
  /** In demo mode, finds the caller of a token like `viewer-token` (T-09); else null. */
  demoCaller: ((db: Db, token: string) => Promise<Known | null>) | null
}

const DEMO_FROM_ELSEWHERE: Caller = { ...ANYONE, isDemoFromElsewhere: true }

/**
 * Sessions are rows. A session that was looked up is cached for seconds, and dropped at once when the bus says that sessions, users or roles changed.
 */
export function createSessions({ database, bus, demoCaller }: SessionParts): Sessions {
  const isDemo = demoCaller !== null
  const kept = new LRUCache<string, Known>({ max: 1000, ttl: CACHE_MS })
  let ended = 0
  bus.listen((tags) => {
    if (!(tags.has('*') || tags.has('session') || tags.has('user') || tags.has('role'))) return
    ended++
    kept.clear()
  })

  async function identify(token: string | null, now: number, request: IncomingMessage): Promise<Caller> {
    if (!token || token.length > 200) return ANYONE
    // While the line to the other nodes is down, no cached session can be trusted.
    const known = (bus.hears() && kept.get(token)) || (await lookUp(token))
    if (!known || known.expiry <= now) return ANYONE
    return known.isDemoAccount && !isDemo && !isFromHere(request) ? DEMO_FROM_ELSEWHERE : known.caller
  }

  async function lookUp(token: string) {
    const before = ended
    const found = (await load(database.read, digest(token))) ?? (await demoCaller?.(database.read, token)) ?? null
    // A session that ended while it was looked up must not live on for seconds.
    if (found && before === ended) kept.set(token, found)
    return found
  }

  return { identify }
}

async function load(db: Db, tokenHash: string): Promise<Known | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.id', 'session.userId', 'session.roleId', 'session.expiryTime', 'user.userName', 'user.hasDemoPassword'])
    .where('session.tokenHash', '=', tokenHash)
    .where('user.isActive', '=', 1)
    .where('user.deletionTime', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { userId, userName, roleId } = row
  const roles = await rolesOf(db, userId, roleId)
  // When the user loses the role that a session is narrowed to, the session ends; otherwise it would widen to all roles.
  if (roleId !== null && roles.length === 0) return null
  return {
    expiry: row.expiryTime,
    isDemoAccount: row.hasDemoPassword === 1,
    caller: { userId, userName, sessionId: row.id, roleId, permits: permitsOf(grantsOf(roles)), scope: { kind: 'all' } },
  }
}

/** Returns every permit of every role that a user holds, or of the one role `only`. */
export const grantedTo = async (db: Db, userId: number, only: number | null = null): Promise<string[]> =>
  grantsOf(await rolesOf(db, userId, only))

export const grantsOf = (roles: { grantedPermissions: string | null }[]) =>
  roles.flatMap(({ grantedPermissions }) => grantsIn(grantedPermissions))

/** Reads the permits that a role stores as JSON. */
const grantsIn = (text: string | null): string[] => JSON.parse(text ?? '[]')

export const rolesOf = (db: Db, userId: number, only: number | null = null) =>
  db
    .selectFrom('user_roleIds as link')
    .innerJoin('role', 'role.id', 'link.targetId')
    .select(['role.id', 'role.name', 'role.displayName', 'role.displayNameEn', 'role.grantedPermissions'])
    .where('link.rowId', '=', userId)
    .where('role.deletionTime', 'is', null)
    .$if(only !== null, (roles) => roles.where('role.id', '=', only!))
    .orderBy('role.id')
    .execute()

interface Begin {
  userId: number
  origin: Origin
  now: number
  /** A day from now by default. */
  expiryTime?: number
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
      expiryTime: expiryTime ?? now + SESSION_SECONDS * 1000,
      ip: origin.ip,
      browserInfo: origin.userAgent,
    })
    .execute()
  return token
}

/** Ends every session of a user except `but`. */
export async function endSessions(db: Db, userId: number, but: number | null = null): Promise<void> {
  const ending = db.deleteFrom('session').where('userId', '=', userId)
  await (but === null ? ending : ending.where('id', '!=', but)).execute()
}

/** Ends the sessions that are narrowed to a role which their user no longer holds, so that they do not come back with the role. */
export async function endLostRoles(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('roleId', 'is not', null)
    .where(({ not, exists, selectFrom }) => {
      const held = selectFrom('user_roleIds as link')
        .innerJoin('role', 'role.id', 'link.targetId')
        .select('role.id')
        .whereRef('link.rowId', '=', 'session.userId')
        .whereRef('link.targetId', '=', 'session.roleId')
        .where('role.deletionTime', 'is', null)
      return not(exists(held))
    })
    .execute()
}

/** Returns true if an active user may do everything; the last such user cannot be disabled, deleted or demoted. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const users = await db
    .selectFrom('user')
    .innerJoin('user_roleIds as link', 'link.rowId', 'user.id')
    .innerJoin('role', 'role.id', 'link.targetId')
    .select('role.grantedPermissions')
    .where('user.isActive', '=', 1)
    .where('user.deletionTime', 'is', null)
    .where('role.deletionTime', 'is', null)
    .execute()
  return users.some(({ grantedPermissions }) => grantsIn(grantedPermissions).includes(EVERYTHING))
}
