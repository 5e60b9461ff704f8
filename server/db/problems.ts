import { Problem } from '../../contract/errors.ts'
import { violationOf } from './violations.ts'

/** Turns the database's refusal of a statement into the caller's problem; null for any other error. */
export function problemOf(error: unknown): Problem | null {
  const violation = violationOf(error)
  if (!violation) return null
  if (violation.kind === 'unique') return new Problem('conflict', { members: { [violation.column]: 'invalid.unique' } })
  if (violation.kind === 'foreignKey') return new Problem('conflict')
  if (violation.kind === 'full') return new Problem('full')
  return new Problem(violation.kind, { data: { retryAfter: violation.kind === 'busy' ? 1 : 5 } })
}
