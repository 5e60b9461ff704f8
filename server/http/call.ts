import type { Language } from '../../contract/languages.ts'
import type { SettingValues } from '../../contract/settings/index.ts'
import type { Bus } from '../db/bus.ts'
import type { Context, Origin } from './context.ts'
import { newNotes, type Notes } from './notes.ts'
import type { Caller } from './caller.ts'
import type { Database, Db } from '../db/engine.ts'
import { isUnwritable } from '../db/violations.ts'
import { writeAndTell } from '../db/write-and-tell.ts'
import { auditRow, withOutcome, writeAudit } from './audit.ts'
import { viewCache } from './view-cache.ts'
import { checkInput } from './check-input.ts'
import type { Mounted } from './handlers.ts'
import type { IsClosed } from './reachable.ts'
import type { Refusals } from './refusals.ts'
import { mayCall } from './permission.ts'
import { nameOf } from './error-name.ts'
import { doOnce } from './once.ts'

/** The caller of a call, with place, time and language. */
export interface Calling {
  caller: Caller
  origin: Origin
  language: Language
  now: number
  notes?: Notes
  /** The last step of a write, in its transaction. */
  also?: (db: Db) => Promise<void>
  /** The key under which a call that takes one is done once. */
  key?: string | null
  /** True for a caller that reports refusals to its person in another way: they are not in the audit log. */
  reportsRefusals?: boolean
}

export interface CallParts {
  database: Database
  bus: Bus
  isDemo: boolean
  settings: SettingValues
  refusals: Refusals
  isClosed: IsClosed
}

/** Checks the caller, the permit and the input, in this order and before any effect; then does the call. */
export function createCall({ database, bus, isDemo, settings, refusals, isClosed }: CallParts) {
  const keeping = viewCache(bus)
  return async function call({ endpoint, prepare, keyedWith, run }: Mounted, given: unknown, calling: Calling): Promise<unknown> {
    mayCall(endpoint, calling.caller, isDemo)
    const { access } = endpoint
    const ctx: Context = {
      database,
      db: database.read,
      access,
      settings,
      notes: calling.notes ?? newNotes(),
      changed: new Set(),
      outcome: {},
      keeping,
      isClosed,
      ...calling,
    }
    const started = performance.now()
    let input: unknown = given
    try {
      input = checkInput(endpoint, given)
      const prepared = prepare ? await prepare(input, ctx) : undefined
      if (endpoint.effect !== 'write') return await run(input, ctx, prepared)
      const { userId } = ctx.caller
      const { key = null } = calling
      const told = keyedWith ? [input, keyedWith(prepared)] : input
      const once = key === null || userId === null ? null : { userId, key, path: endpoint.path, input: told, now: ctx.now }
      return await inTransaction(ctx, (inside) =>
        doOnce(inside.db, once, async () => {
          const result = await run(input, inside, prepared)
          const audited = { endpoint, input: withOutcome(input, inside), ctx, duration: performance.now() - started, error: null }
          await writeAudit(inside.db, auditRow(audited))
          await calling.also?.(inside.db)
          return result
        }),
      )
    } catch (error) {
      // The failure of a caller who is not signed in is in the log of requests only; otherwise anybody could fill the audit log.
      if (!calling.reportsRefusals && endpoint.effect === 'write' && ctx.caller.userId !== null && !isUnwritable(error))
        await refusals.add(auditRow({ endpoint, input, ctx, duration: performance.now() - started, error: nameOf(error) }))
      throw error
    }
  }

  /** Runs the work in one transaction. The other nodes hear of the change with the commit, this node before the caller gets the reply. */
  async function inTransaction<T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> {
    const result = await writeAndTell({ database, bus }, ctx.changed, (db) => work({ ...ctx, db }))
    await bus.settled()
    return result
  }
}

export type CallEndpoint = ReturnType<typeof createCall>
