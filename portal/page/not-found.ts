import { Problem, STATUS } from '../../contract/errors.ts'

/** The error that a loader throws for a page that does not exist. */
export const notFound = () => new Problem('notFound')

/** Statuses that a visitor's own request causes: a missing record, an invalid id, a preview that has ended. Others are failures of the server. */
const VISITOR_ERRORS = new Set([400, 403, 404, 410, 422])

/** True for a call that failed with such a status, in process (`Problem`) or over HTTP (any error with a `status`). */
export function isNotFound(error: unknown): boolean {
  if (error instanceof Problem) return VISITOR_ERRORS.has(STATUS[error.code])
  return VISITOR_ERRORS.has(Number((error as { status?: unknown } | null)?.status))
}
