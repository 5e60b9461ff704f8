import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { users } from '../../../contract/features/identity.ts'
import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { user } from '../../../contract/resources/identity.ts'
import type { Bus } from '../../db/bus.ts'
import type { Context } from '../../http/context.ts'
import { newNotes } from '../../http/notes.ts'
import { ANYONE } from '../../http/caller.ts'
import { createStore } from '../../crud/store.ts'
import type { Database } from '../../db/engine.ts'
import { auditRow, writeAudit } from '../../http/audit.ts'
import { findUser } from '../sign-in/find-user.ts'
import { endSessions } from '../../http/session-rows.ts'
import { unlock } from '../sign-in/unlocking.ts'
import { setPassword } from './passwords.ts'

// B-07: the operator's changes to accounts on the host itself. They need no session and no permit but access to the database.

interface Parts {
  database: Database
  bus: Bus
  timeZone: string
}

interface Account {
  account: string
  /** null leaves the password unchanged. */
  passwordHash: string | null
}

/** Sets a new password; the account becomes active and unlocked, and its sessions end. Returns false when there is no such account. */
export const resetPassword = (parts: Parts, given: Account): Promise<boolean> =>
  asOperator(parts, { endpoint: users.resetPassword, account: given.account }, async (ctx) => {
    const found = await findUser(ctx.db, ctx.database.engine, given.account)
    if (!found) return false
    await letIn(parts, ctx, { id: found.id, version: found.version, passwordHash: given.passwordHash })
    return true
  })

/** Makes an administrator of an existing or a new account. */
export const makeAdmin = (parts: Parts, { account, passwordHash }: Account): Promise<boolean> =>
  asOperator(parts, { endpoint: resourceEndpoints(user).update, account }, async (ctx) => {
    const store = createStore({ r: user, engine: parts.database.engine, timeZone: parts.timeZone })
    const found = await findUser(ctx.db, ctx.database.engine, account)
    const { id, version } = found ?? stored.parse(await store.create(ctx, { userName: account, name: account }))
    const admin = await ctx.db.selectFrom('role').select('id').where('name', '=', 'admin').executeTakeFirstOrThrow()
    const held = await ctx.db.selectFrom('user_roleIds').select('targetId').where('rowId', '=', id).execute()
    const roleIds = [...new Set([...held.map(({ targetId }) => targetId), admin.id])]
    await letIn(parts, ctx, { id, version, passwordHash, values: { roleIds } })
    return true
  })

const stored = z.object({ id: z.int(), version: z.int() })

interface Entry extends z.output<typeof stored> {
  passwordHash: string | null
  /** Further values of the account. */
  values?: Record<string, unknown>
}

/** Activates and unlocks the account; a new password ends its sessions. */
async function letIn({ database, timeZone }: Parts, ctx: Context, { id, version, passwordHash, values = {} }: Entry) {
  await createStore({ r: user, engine: database.engine, timeZone }).update(ctx, { id, version, isActive: true, ...values })
  if (passwordHash !== null) {
    await setPassword(ctx, id, passwordHash)
    await endSessions(ctx.db, id)
  }
  ctx.changed.add('user').add('session')
  ctx.changed.add(await unlock(ctx.db, ctx.now))
}

interface Operation {
  /** The call under whose name the audit log keeps the change. */
  endpoint: Pick<Endpoint, 'path'>
  account: string
}

/** Acts in one transaction with its audit row; servers on the same database are told at the commit. */
function asOperator({ database, bus }: Parts, { endpoint, account }: Operation, act: (ctx: Context) => Promise<boolean>) {
  const started = performance.now()
  const ctx: Context = {
    database,
    db: database.read,
    caller: { ...ANYONE, userName: 'operator' },
    language: 'en',
    origin: { ip: '', userAgent: 'npm run portico', requestId: randomUUID() },
    now: database.now(),
    notes: newNotes(),
    changed: new Set(),
  }
  return database.write.transaction().execute(async (db) => {
    const isDone = await act({ ...ctx, db })
    if (!isDone) return false
    await writeAudit(db, auditRow({ endpoint, input: { account }, ctx, duration: performance.now() - started, error: null }))
    await bus.announce(db, ctx.changed)
    return true
  })
}
