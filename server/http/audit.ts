import type { Endpoint } from '../../contract/endpoint.ts'
import type { Context } from './context.ts'
import type { Db } from '../db/engine.ts'
import { atOnce, countRows } from '../db/log-counts.ts'
import { redacted } from './redact.ts'

interface Audited {
  endpoint: Pick<Endpoint, 'path'>
  input: unknown
  ctx: Pick<Context, 'caller' | 'origin' | 'now'>
  /** Milliseconds. */
  duration: number
  /** null means that the operation succeeded. */
  error: string | null
}

/** Makes the audit row of one operation: caller, call, parameters without secrets, duration and result. */
export function auditRow({ endpoint, input, ctx, duration, error }: Audited) {
  return {
    executionTime: ctx.now,
    executionDuration: Math.round(duration),
    userId: ctx.caller.userId,
    userName: ctx.caller.userName,
    serviceName: endpoint.path.split('/').at(-2)!,
    methodName: endpoint.path.split('/').at(-1)!,
    parameters: redacted(input, endpoint.path),
    clientIpAddress: ctx.origin.ip,
    browserInfo: ctx.origin.userAgent,
    requestId: ctx.origin.requestId,
    result: error ? 'Failed' : 'Success',
    exceptionMessage: error,
  }
}

/** Adds to the parameters of an audit row what the call found out. */
export const withOutcome = (input: unknown, { outcome = {} }: Pick<Context, 'outcome'>): unknown =>
  Object.keys(outcome).length === 0 || typeof input !== 'object' ? input : { ...input, outcome }

/** Has the audit row of this call tell more than its input. */
export const addOutcome = ({ outcome }: Pick<Context, 'outcome'>, more: Record<string, unknown>): void => {
  if (outcome) Object.assign(outcome, more)
}

export type AuditRow = ReturnType<typeof auditRow>

/** Writes the row; `count` is the number of operations for which it stands. */
export const writeAudit = (db: Db, row: AuditRow, count = 1) =>
  atOnce(db, async (inside) => {
    await inside.insertInto('auditLog').values(row).execute()
    await countRows(inside, 'auditLog', [{ time: row.executionTime, kind: row.result, count }])
  })
