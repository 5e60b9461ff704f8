import { codeOf, messageOf } from '../config/error-parts.ts'

/** The reason why the database refused a statement, the same on both engines; null for any other error. */
export type Violation =
  | { kind: 'unique'; column: string }
  | { kind: 'foreignKey' }
  /** Another writer holds a lock. */
  | { kind: 'busy' }
  /** The database is down, or does not answer. */
  | { kind: 'unavailable' }
  /** The disk has no space left. */
  | { kind: 'full' }
  | null

// Unique indexes are named `<table>_<column>_unique` by every migration.
const INDEX = /\b[^\W_]+_(\w+)_unique/

const FOREIGN_KEY = new Set(['23503', '23001', 'SQLITE_CONSTRAINT_FOREIGNKEY'])
/** Locked by others (40…, 55P03), or a statement that took too long (57014). */
const BUSY = /^(SQLITE_BUSY\w*|40001|40P01|55P03|57014)$/
const FULL = /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/
/** The server is stopping (57P…), has ended the transaction (25P…), has no resources (53…), or the network fails (08…, E…). */
const UNAVAILABLE =
  /^(57P0[1-5]|25P0[34]|53[234]00|08\w{3}|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/
/** The driver's own messages, which have no code. */
const ENDED = /^(Connection terminated|timeout expired|Query read timeout|Client (was closed|has encountered))/

/** The driver's message when every connection stays in use. */
const TAKEN = 'timeout exceeded when trying to connect'

export function violationOf(error: unknown): Violation {
  const [code, message] = [codeOf(error) ?? '', messageOf(error)]
  if (code === '23505' || code.startsWith('SQLITE_CONSTRAINT_UNIQUE')) {
    return { kind: 'unique', column: INDEX.exec(constraintOf(error) ?? message)?.[1] ?? message.split('.').at(-1) ?? '' }
  }
  if (FOREIGN_KEY.has(code)) return { kind: 'foreignKey' }
  if (BUSY.test(code) || message === TAKEN) return { kind: 'busy' }
  if (FULL.test(code)) return { kind: 'full' }
  // Thrown when a visitor hangs up in the middle of a form.
  if (message === 'aborted') return null
  return UNAVAILABLE.test(code) || ENDED.test(message) ? { kind: 'unavailable' } : null
}

/** PostgreSQL names the index that refused a row; SQLite has it in the message. */
function constraintOf(error: unknown): string | null {
  return error instanceof Error && 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null
}

/** True when the database was down or did not answer, so nothing is known about the request itself. */
export const isUnavailable = (error: unknown): boolean => violationOf(error)?.kind === 'unavailable'

/** True when no other row can be written now either, so that a second attempt would only keep the caller waiting. */
export function isUnwritable(error: unknown): boolean {
  const kind = violationOf(error)?.kind
  // SQLite locks the whole file, PostgreSQL a row.
  return kind === 'unavailable' || kind === 'full' || codeOf(error)?.startsWith('SQLITE_BUSY') === true
}
