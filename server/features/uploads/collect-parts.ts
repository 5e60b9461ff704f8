import type { Database } from '../../db/engine.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The parts that each step of a collection needs. */
export interface CollectParts {
  database: Database
  /** The folder of all uploads. */
  root: string
  say: (line: string) => void
  now: number
  /** Ends a long collection early; the rest waits for the next one. */
  signal?: AbortSignal
}
