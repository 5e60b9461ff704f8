import type { ErrorBody } from '../../contract/errors.ts'

/** The error of a call that was refused, or that never arrived (status 0). The app's client and the server's pages both throw it. */
export interface FailedCall extends Error {
  status: number
  /** The body of the reply; null without a reply. */
  body: ErrorBody | null
}

export const isFailedCall = (error: unknown): error is FailedCall => error instanceof Error && 'status' in error && 'body' in error
