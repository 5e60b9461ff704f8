/** How long a node waits for its database before it takes it for gone; milliseconds. */
export interface Patience {
  /** For a connection. Below the 5 s after which the back office gives up (C-01), so that people read a sentence. */
  connect: number
  /** For a row or file that somebody else has locked. */
  lock: number
  /** For one statement. */
  read: number
  write: number
  /** Beyond that, for the word that the statement was ended; then the connection itself is taken for dead. */
  answer: number
  /** Between two questions on the line to the other nodes. */
  heartbeat: number
}

export const PATIENCE: Patience = { connect: 3000, lock: 3000, read: 10_000, write: 20_000, answer: 2000, heartbeat: 5000 }
