import { LRUCache } from 'lru-cache'
import type { Insertable } from 'kysely'
import type { Context } from '../../http/context.ts'
import type { Database, Db } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { atOnce, countRows } from '../../db/log-counts.ts'
import { networkOf } from '../../http/networks.ts'
import { createBatch } from '../../db/batch.ts'
import { maskedAccount } from './masked-account.ts'

export type Result =
  | 'Success'
  | 'PasswordReset'
  | 'InvalidUserNameOrPassword'
  | 'InvalidSmsCode'
  /** Several active users have the mobile number, so it does not tell who signs in. */
  | 'SharedPhoneNumber'
  | 'SecondFactorMissing'
  | 'WrongSecondFactor'
  /** The provider of single sign-on refused, or its answer was not for this site. */
  | 'ExternalRefused'
  | 'ExternalUnavailable'
  /** Somebody signed in at the provider, and no user here is theirs. */
  | 'UnknownIdentity'
  | 'InvalidTicket'
  | 'UserIsNotActive'
  | 'DemoAccount'
  | 'LockedOut'
export type Failure = Exclude<Result, 'Success' | 'PasswordReset'>
type Row = Insertable<Tables['loginLog']>

interface Attempt {
  ctx: Context
  /** The name as it was typed; empty if nobody has typed any. */
  account: string
  /** null when there is no such account. */
  userId: number | null
}

/** E-08: records every attempt to sign in; refused attempts are written in batches, so that a refusal costs no write of its own. */
export interface LoginLog {
  /** Writes in the transaction that begins the session, or that sets the password. */
  addSuccess(db: Db, attempt: Attempt, result?: 'Success' | 'PasswordReset'): Promise<void>
  addFailure(attempt: Attempt, result: Failure): void
  /** Counts an attempt beyond the limits. Returns true for the first of a network in a quarter of an hour; one row gives the number of the others. */
  countLockedOut(ip: string): boolean
  flush(): Promise<void>
  stop(): Promise<void>
}

const WINDOW_MS = 15 * 60 * 1000
const MOST_NETWORKS = 5000

export function createLoginLog(database: Database, report: (error: unknown) => void, windowMs = WINDOW_MS): LoginLog {
  const batch = createBatch<Row>((rows) => write(database.write, rows), report)
  const lockedOut = new LRUCache<string, { ip: string; more: number }>({
    max: MOST_NETWORKS,
    ttl: windowMs,
    ttlAutopurge: true,
    dispose: ({ ip, more }) => {
      if (more > 0) batch.add(() => countRow(ip, more, database.now()))
    },
  })

  function countLockedOut(ip: string) {
    const network = networkOf(ip)
    const known = lockedOut.get(network)
    if (known) known.more++
    else lockedOut.set(network, { ip, more: 0 })
    return !known
  }

  return {
    addSuccess: (db, attempt, result = 'Success') => write(db, [rowOf(attempt, result)]),
    addFailure: (attempt, result) => batch.add(() => rowOf(attempt, result)),
    countLockedOut,
    flush: () => batch.flush(),
    stop: () => {
      lockedOut.clear()
      return batch.stop()
    },
  }
}

const write = (db: Db, rows: Row[]) =>
  atOnce(db, async (inside) => {
    await inside.insertInto('loginLog').values(rows).execute()
    await countRows(inside, 'loginLog', rows.map(countedAs))
  })

/** A row that tells a number stands for so many attempts. */
function countedAs({ creationTime: time, result }: Row) {
  const [kind, more] = result.split(MANY)
  return { time, kind: kind!, count: more === undefined ? 1 : Number(more) }
}

const MANY = ' ×'

const rowOf = ({ ctx, account, userId }: Attempt, result: Result): Row => ({
  creationTime: ctx.now,
  userNameOrEmailAddress: userId === null ? maskedAccount(account) : account.slice(0, 256),
  userId,
  ip: ctx.origin.ip,
  browserInfo: ctx.origin.userAgent,
  result,
})

const countRow = (ip: string, more: number, now: number): Row => ({
  creationTime: now,
  userNameOrEmailAddress: '',
  userId: null,
  ip,
  browserInfo: '',
  result: `LockedOut${MANY}${more}`,
})
