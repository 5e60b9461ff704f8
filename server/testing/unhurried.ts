import { PATIENCE, type Patience } from '../db/patience.ts'

/** For tests that are not about a database that is away: on a busy machine a connection or an answer can wait for seconds. */
export const UNHURRIED: Patience = { ...PATIENCE, connect: 60_000, read: 60_000, write: 60_000, answer: 60_000 }
