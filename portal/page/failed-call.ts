import type { ErrorBody } from '../../contract/errors.ts'

/** What is thrown by a call that was refused, or that never arrived (status 0): the app's client and the server's pages throw it alike. */
export interface FailedCall extends Error {
  status: number
  /** What the server said; null when it said nothing. */
  body: ErrorBody | null
}

export const isFailedCall = (error: unknown): error is FailedCall => error instanceof Error && 'status' in error && 'body' in error
