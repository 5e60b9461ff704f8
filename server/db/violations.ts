import { Problem } from '../../contract/errors.ts'

interface DriverError {
  code?: string
  message?: string
  constraint?: string
}

/** What a refused statement ran into, the same on both engines; null: something else went wrong. */
export type Violation = { kind: 'unique'; column: string } | { kind: 'foreignKey' } | { kind: 'busy' } | null

// Unique indexes are named `<table>_<column>_unique` by every migration.
const INDEX = /\b[^\W_]+_(\w+)_unique/

export function violationOf(error: unknown): Violation {
  const { code = '', message = '', constraint } = (error ?? {}) as DriverError
  if (code === '23505' || code.startsWith('SQLITE_CONSTRAINT_UNIQUE')) {
    return { kind: 'unique', column: INDEX.exec(constraint ?? message)?.[1] ?? message.split('.').at(-1) ?? '' }
  }
  if (code === '23503' || code === '23001' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return { kind: 'foreignKey' }
  if (code === 'SQLITE_BUSY' || code === '40001' || code === '40P01' || code === '55P03') return { kind: 'busy' }
  return null
}

/** What a refused statement means to the caller; null: it is no violation. */
export function problemOf(error: unknown): Problem | null {
  const violation = violationOf(error)
  if (!violation) return null
  if (violation.kind === 'unique') return new Problem('conflict', { members: { [violation.column]: 'invalid.unique' } })
  if (violation.kind === 'busy') return new Problem('busy', { data: { retryAfter: 1 } })
  return new Problem('conflict')
}
