import type { Generated } from 'kysely'

/** The tables by which logs are counted and begin. */
export interface LogCountTables {
  /** The number of rows of a kind that a log got in the quarter of an hour that begins at `time`; kept for ever (`server/db/log-counts.ts`). */
  logTotal: LogCount
  /** The rows that were written since the totals were last added up. A total is the sum of both tables. */
  logCount: LogCount & { id: Generated<number> }
  /** The last row of each log that is gone for its readers (`server/db/log-start.ts`). */
  logStart: { log: string; goneUpTo: number }
}

interface LogCount {
  log: string
  time: number
  kind: string
  count: number
}
