import { sql } from 'kysely'
import type { Database } from './engine.ts'
import type { Pace } from './pace.ts'
import type { Tables } from './tables.ts'

/** The rows that one step deletes. */
const AT_ONCE = 200

interface Dated {
  table: keyof Tables
  /** The columns of its primary key. */
  key: readonly string[]
  time: string
}

/** Deletes the rows of a table from before a moment (epoch ms), the oldest first, in steps that are short writes of their own: other writers come in between. */
export async function forgetBefore(
  { database, pace }: { database: Database; pace: Pace },
  { table, key, time }: Dated,
  before: number,
): Promise<void> {
  const [rows, columns, at] = [sql.table(table), sql.join(key.map((name) => sql.ref(name))), sql.ref(time)]
  const step = () =>
    sql`delete from ${rows} where (${columns}) in (select ${columns} from ${rows} where ${at} < ${before} order by ${at} limit ${AT_ONCE})`.execute(
      database.write,
    )
  while (Number((await pace(step)).numAffectedRows) === AT_ONCE) {}
}
