import type { Endpoint } from '../../contract/endpoint.ts'
import type { Bus } from '../db/bus.ts'
import type { Database } from '../db/engine.ts'
import { auditRow, writeAudit } from './audit.ts'
import { newRequestId } from './request-id.ts'
import { ANYONE } from './caller.ts'
import type { Context } from './context.ts'
import { newNotes } from './notes.ts'
import { USUAL_SETTINGS } from '../settings/values.ts'
import { EVERYTHING, permitsOf } from './permits.ts'

/** The parts of a command that runs on the host beside the server. */
export interface OperatorParts {
  database: Database
  bus: Bus
}

interface Operation {
  /** The call under whose name the audit log keeps it. */
  endpoint: Pick<Endpoint, 'path'>
  /** The parameters for the audit log. */
  input: object
}

/** B-07: acts with every permit in one transaction with its audit row; servers on the same database are told at the commit. null does nothing. */
export function asOperator<Done>(
  { database, bus }: OperatorParts,
  { endpoint, input }: Operation,
  act: (ctx: Context) => Promise<Done | null>,
) {
  const started = performance.now()
  const ctx: Context = {
    database,
    db: database.read,
    caller: { ...ANYONE, userName: 'operator', permits: permitsOf([EVERYTHING]) },
    language: 'en',
    origin: { ip: '', userAgent: 'npm run portico', requestId: newRequestId() },
    now: database.now(),
    settings: USUAL_SETTINGS,
    notes: newNotes(),
    changed: new Set(),
  }
  return database.write.transaction().execute(async (db) => {
    const done = await act({ ...ctx, db })
    if (done === null) return null
    await writeAudit(db, auditRow({ endpoint, input, ctx, duration: performance.now() - started, error: null }))
    await bus.announce(db, ctx.changed)
    return done
  })
}
