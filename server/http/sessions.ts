import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { SettingValues } from '../../contract/settings/index.ts'
import { ANYONE, type Caller } from './caller.ts'
import type { Bus } from '../db/bus.ts'
import type { Database, Db } from '../db/engine.ts'
import { isFromHere } from './from-here.ts'
import { digest } from './tokens.ts'
import { heldIn } from './held-roles.ts'
import { NO_PERMITS } from './permits.ts'
import { rolesOf } from './roles.ts'
import { isFactorMissing } from './second-factor.ts'
import { createVersions } from './session-version.ts'

const CACHE_MS = 5000
const USE_MS = 60_000

/** The caller that a token stands for, and the end of its time. */
export interface Known {
  caller: Caller
  expiry: number
  /** True when the account's password is published (B-04). */
  isDemoAccount: boolean
  /** When the session was last used, as far as it is written or about to be; null for a caller without a session. */
  lastUse: number | null
  /** The facts about the person, besides permits and menus, that the back office shows; they are part of the session's version. */
  shown?: unknown
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
  /** Is told that a session is in use, once a minute at most. */
  onUse: (sessionId: number, now: number) => void
  settings: Pick<SettingValues, 'idleMinutes' | 'secondFactorFor' | 'examplePages'>
}

/** A change of any of these can change who a caller is, what they may do, or the version of their session. */
const DECIDING = ['*', 'session', 'user', 'role', 'organizationUnit', 'menu', 'function']

const DEMO_FROM_ELSEWHERE: Caller = { ...ANYONE, isDemoFromElsewhere: true }

/**
 * Sessions are rows. A session that was looked up is cached for seconds, and dropped at once when the bus says that sessions, users, roles, units
 * or menus changed.
 */
export function createSessions({ database, bus, demoCaller, onUse, settings }: SessionParts): Sessions {
  const isDemo = demoCaller !== null
  const versionOf = createVersions(database.read, bus, settings)
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
    if (!known || known.expiry <= now || isIdle(known, now)) return ANYONE
    noteUse(known, now)
    return known.isDemoAccount && !isDemo && !isFromHere(request) ? DEMO_FROM_ELSEWHERE : known.caller
  }

  /** True for a session that nobody has used for so long that the settings end it. */
  const isIdle = (known: Known, now: number) => isUnused(known, now, settings)

  /** B-56c: costs a comparison; the row is written later, with those of others. */
  function noteUse(known: Known, now: number) {
    if (known.lastUse === null || now - known.lastUse < USE_MS) return
    known.lastUse = now
    onUse(known.caller.sessionId!, now)
  }

  async function lookUp(token: string) {
    const before = ended
    const found =
      (await sessionCaller(database.read, { tokenHash: digest(token) }, settings)) ?? (await demoCaller?.(database.read, token)) ?? null
    if (found) found.caller.version = await versionOf(found.caller, found.shown)
    // A session that ended while it was looked up must not live on for seconds.
    if (found && before === ended) kept.set(token, found)
    return found
  }

  return { identify }
}

const isUnused = ({ lastUse }: Known, now: number, { idleMinutes }: Pick<SettingValues, 'idleMinutes'>) =>
  idleMinutes > 0 && lastUse !== null && now - lastUse > idleMinutes * 60_000

/** B-70: returns the caller whose session goes on while nobody asks, with the permits of this moment; null when the session is over. */
export async function callerOfSession(
  db: Db,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: number },
  settings: SessionParts['settings'],
): Promise<Caller | null> {
  const known = await sessionCaller(db, { id: sessionId, userId }, settings)
  return known && known.expiry > now && !isUnused(known, now, settings) ? known.caller : null
}

async function sessionCaller(
  db: Db,
  by: { tokenHash: string } | { id: number; userId: number },
  { secondFactorFor }: Pick<SettingValues, 'secondFactorFor'>,
): Promise<Known | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select([
      'session.id',
      'session.userId',
      'session.roleId',
      'session.expiryTime',
      'session.lastUseTime',
      'session.creationTime',
      'user.userName',
      'user.hasDemoPassword',
      'user.version',
    ])
    .where(({ eb, and }) =>
      'tokenHash' in by
        ? eb('session.tokenHash', '=', by.tokenHash)
        : and([eb('session.id', '=', by.id), eb('session.userId', '=', by.userId)]),
    )
    .where('user.isActive', '=', 1)
    .where('user.deletionTime', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { userId, userName, roleId } = row
  const held = await rolesOf(db, userId)
  const roles = roleId === null ? held : held.filter(({ id }) => id === roleId)
  // When the user loses the role that a session is narrowed to, the session ends; otherwise it would widen to all roles.
  if (roleId !== null && roles.length === 0) return null
  // A role that asks for a second factor asks for it in every session of its holders, also in one that is narrowed to another role.
  const mustSetUp = await isFactorMissing(db, userId, { held, secondFactorFor })
  const counting = mustSetUp ? { permits: NO_PERMITS, roles: [], mustSetUpFactor: true as const } : await heldIn(db, userId, roles)
  return {
    expiry: row.expiryTime,
    isDemoAccount: row.hasDemoPassword === 1,
    lastUse: row.lastUseTime ?? row.creationTime,
    shown: [row.version, roleId, held.map(({ id, name, displayName, displayNameEn }) => [id, name, displayName, displayNameEn])],
    caller: { userId, userName, sessionId: row.id, roleId, ...counting },
  }
}
