import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { ANYONE, type Caller } from './caller.ts'
import type { Bus } from '../db/bus.ts'
import type { Database, Db } from '../db/engine.ts'
import { permitsOf } from './permits.ts'
import { isFromHere } from './from-here.ts'
import { digest } from './tokens.ts'
import { rolesOf, grantsOf } from './roles.ts'

const CACHE_MS = 5000

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

/** A change of any of these can change who a caller is or what they may do. */
const DECIDING = ['*', 'session', 'user', 'role', 'organizationUnit']

const DEMO_FROM_ELSEWHERE: Caller = { ...ANYONE, isDemoFromElsewhere: true }

/**
 * Sessions are rows. A session that was looked up is cached for seconds, and dropped at once when the bus says that sessions, users, roles or units
 * changed.
 */
export function createSessions({ database, bus, demoCaller }: SessionParts): Sessions {
  const isDemo = demoCaller !== null
  const kept = new LRUCache<string, Known>({ max: 1000, ttl: CACHE_MS })
  let ended = 0
  bus.listen((tags) => {
    if (!DECIDING.some((tag) => tags.has(tag))) return
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
