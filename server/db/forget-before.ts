import { sql } from 'kysely'
import type { Database } from './engine.ts'
import type { Pace } from './pace.ts'
import { inStrides, type Bounds } from './strides.ts'
import type { Tables } from './tables.ts'

/** The rows that one step deletes. */
const ROWS: Bounds = { fewest: 20, most: 200 }

interface Dated {
  table: keyof Tables
  /** The columns of its primary key. */
  key: readonly string[]
  time: string
}

/** Deletes the rows of a table from before a moment (epoch ms), the oldest first, in steps that are short writes of their own: other writers come in between. */
export function forgetBefore(
  { database, pace }: { database: Database; pace: Pace },
  { table, key, time }: Dated,
  before: number,
): Promise<void> {
  const [rows, columns, at] = [sql.table(table), sql.join(key.map((name) => sql.ref(name))), sql.ref(time)]
  const step = (most: number) =>
    sql`delete from ${rows} where (${columns}) in (select ${columns} from ${rows} where ${at} < ${before} order by ${at} limit ${most})`.execute(
      database.write,
    )
  return inStrides(pace, ROWS, async (most) => Number((await step(most)).numAffectedRows) === most)
}
