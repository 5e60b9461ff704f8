import { sql } from 'kysely'
import type { Database } from '../../../db/engine.ts'
import { addUp } from '../../../db/log-counts.ts'
import type { Pace } from '../../../db/pace.ts'
import { inStrides, type Bounds } from '../../../db/strides.ts'
import { takeTurn } from '../../../db/turn.ts'

/** The rows of one step. */
const ROWS: Bounds = { fewest: 20, most: 500 }

/**
 * Adds the counts of single writes to the totals. Each step adds what it removes, in one transaction, so the sum of both tables is right at every
 * moment, after every interruption and with several nodes at it.
 */
export const foldCounts = (database: Database, pace: Pace): Promise<void> =>
  inStrides(pace, ROWS, async (most) => (await step(database, most)) === most)

const step = (database: Database, most: number): Promise<number> =>
  database.write.transaction().execute(async (db) => {
    await takeTurn(db, database.engine, 'logTotal')
    const oldest = db.selectFrom('logCount').select('id').orderBy('id').limit(most)
    const rows = await db.deleteFrom('logCount').where('id', 'in', oldest).returning(['log', 'time', 'kind', 'count']).execute()
    const sums = addUp(rows, ({ log, time, kind }) => `${log} ${time} ${kind}`)
    if (sums.length > 0)
      await db
        .insertInto('logTotal')
        .values(sums)
        .onConflict((conflict) =>
          conflict.columns(['log', 'time', 'kind']).doUpdateSet({ count: sql<number>`"logTotal"."count" + excluded."count"` }),
        )
        .execute()
    return rows.length
  })
