/** A read as it is sent to a worker. */
export interface ReadRequest {
  sql: string
  parameters: readonly unknown[]
}

/** The rows that a worker found, or the reason it found none. */
export interface ReadReply {
  rows?: unknown[]
  failed?: { message: string; code?: string | undefined }
}

/** The first message of a worker: from now on it answers reads. */
export const STARTED = 'started'
