import { Problem, STATUS } from '../../contract/errors.ts'

/** Thrown by a loader: there is no such page. */
export const notFound = () => new Problem('notFound')

/** What a visitor may have asked for amiss: no such thing, an id that is none, a preview that has ended. The rest is our failure. */
const ASKED_AMISS = new Set([400, 403, 404, 410, 422])

/** True for a call that failed so, in process (`Problem`) or over HTTP (anything with a `status`). */
export function isNotFound(error: unknown): boolean {
  if (error instanceof Problem) return ASKED_AMISS.has(STATUS[error.code])
  return ASKED_AMISS.has(Number((error as { status?: unknown } | null)?.status))
}
