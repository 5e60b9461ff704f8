/** The times in milliseconds that a client may take. */
export interface Patience {
  /** To send the head of a request. */
  head: number
  /** To send a body. */
  body: number
  /** To send a body with a file. */
  upload: number
  /** Between two requests. It is longer than the minute that proxies keep a connection, so that the proxy closes it first. */
  idle: number
  /** Without reading any of the answer; none of our clients pauses longer. */
  stalled: number
}

export const PATIENCE: Patience = { head: 10_000, body: 30_000, upload: 600_000, idle: 72_000, stalled: 120_000 }
