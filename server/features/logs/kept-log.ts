import type { CountedLog } from '../../db/log-counts.ts'

/** A table whose rows are written in the order of their time, or nearly so: the oldest rows are found by id, without an index of times. */
export interface Log {
  table: CountedLog | 'session'
  time: string
  /** The column with long texts. */
  long?: string
}

/** A log whose readers see rows from its start on (`server/db/log-start.ts`). */
export type KeptLog = Log & { table: CountedLog }
