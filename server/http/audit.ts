import type { Endpoint } from '../../contract/endpoint.ts'
import type { Context } from './context.ts'
import type { Db } from '../db/engine.ts'
import { redacted } from './redact.ts'

interface Audited {
  endpoint: Endpoint
  input: unknown
  ctx: Pick<Context, 'caller' | 'origin' | 'now'>
  /** Milliseconds. */
  duration: number
  /** null: it worked. */
  error: string | null
}

/** One operation: who, what, with which parameters (secrets removed), how long, how it ended. */
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

export const writeAudit = (db: Db, row: ReturnType<typeof auditRow>) => db.insertInto('auditLog').values(row).execute()
