/** The times in milliseconds that a node waits for its database. */
export interface Patience {
  /** Wait for a connection. Shorter than the 5 s after which the back office gives up (C-01), so that people read a sentence. */
  connect: number
  /** Wait for a row or file that is locked. */
  lock: number
  /** Limit of one read statement. */
  read: number
  write: number
  /** Additional wait for the database to report the end of a statement; after it the connection is taken for dead. */
  answer: number
  /** Pause between two checks of the line to the other nodes. */
  heartbeat: number
  /** Pause before the next attempt to have that line again. */
  retry: number
}

export const PATIENCE: Patience = { connect: 3000, lock: 3000, read: 10_000, write: 20_000, answer: 2000, heartbeat: 5000, retry: 1000 }
