import { Problem } from '../../contract/errors.ts'

interface DriverError {
  code?: string
  message?: string
  constraint?: string
}

/** What a refused statement ran into, the same on both engines; null: something else went wrong. */
export type Violation =
  | { kind: 'unique'; column: string }
  | { kind: 'foreignKey' }
  /** Somebody else holds what it needs. */
  | { kind: 'busy' }
  /** The database is not there, or does not answer. */
  | { kind: 'unavailable' }
  /** No space is left to write to. */
  | { kind: 'full' }
  | null

// Unique indexes are named `<table>_<column>_unique` by every migration.
const INDEX = /\b[^\W_]+_(\w+)_unique/

const FOREIGN_KEY = new Set(['23503', '23001', 'SQLITE_CONSTRAINT_FOREIGNKEY'])
/** Locked by others (40…, 55P03), or a statement that took too long (57014). */
const BUSY = /^(SQLITE_BUSY\w*|40001|40P01|55P03|57014)$/
const FULL = /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/
/** The server ends (57P…), has ended the transaction (25P…), has no room (53…), or the network between us is gone (08…, E…). */
const UNAVAILABLE =
  /^(57P0[1-5]|25P0[34]|53[234]00|08\w{3}|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** The driver's own words, which have no code. */
const ENDED = /^(Connection terminated|timeout expired|Query read timeout|Client (was closed|has encountered))/

/** Every connection is in use, and stays so. */
const TAKEN = 'timeout exceeded when trying to connect'

export function violationOf(error: unknown): Violation {
  const { code = '', message = '', constraint } = (error ?? {}) as DriverError
  if (code === '23505' || code.startsWith('SQLITE_CONSTRAINT_UNIQUE')) {
    return { kind: 'unique', column: INDEX.exec(constraint ?? message)?.[1] ?? message.split('.').at(-1) ?? '' }
  }
  if (FOREIGN_KEY.has(code)) return { kind: 'foreignKey' }
  if (BUSY.test(code) || message === TAKEN) return { kind: 'busy' }
  if (FULL.test(code)) return { kind: 'full' }
  // A visitor who hangs up in the middle of a form.
  if (message === 'aborted') return null
  return UNAVAILABLE.test(code) || ENDED.test(message) ? { kind: 'unavailable' } : null
}

/** Whether the database was not there, or did not answer: what was asked of it is neither right nor wrong. */
export const isUnavailable = (error: unknown): boolean => violationOf(error)?.kind === 'unavailable'

/** Whether nothing else can be written now either: to try would only keep the caller waiting once more. */
export function isUnwritable(error: unknown): boolean {
  const kind = violationOf(error)?.kind
  // SQLite locks the whole file, PostgreSQL a row.
  return kind === 'unavailable' || kind === 'full' || (error as DriverError)?.code?.startsWith('SQLITE_BUSY') === true
}

/** What a refused statement means to the caller; null: it is no violation. */
export function problemOf(error: unknown): Problem | null {
  const violation = violationOf(error)
  if (!violation) return null
  if (violation.kind === 'unique') return new Problem('conflict', { members: { [violation.column]: 'invalid.unique' } })
  if (violation.kind === 'foreignKey') return new Problem('conflict')
  if (violation.kind === 'full') return new Problem('full')
  return new Problem(violation.kind, { data: { retryAfter: violation.kind === 'busy' ? 1 : 5 } })
}
