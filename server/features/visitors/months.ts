import { sql } from 'kysely'
import type { Database, Db } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'

const MOST_ROWS = 500
/** The length of `2026-11-22`. A month is `2026-11`, which sorts right before its days. */
const DAY_LENGTH = 10

/**
 * Adds the days before `month` (`2026-11`) up to one row for each page, language and month. Each step removes as many views as it adds, in one
 * transaction, so the sum is right at every moment and after every interruption.
 */
export async function foldVisits(database: Database, month: string, pace: Pace): Promise<void> {
  let day = ''
  for (;;) {
    const next = await dayAfter(database, day, month)
    if (next === undefined) return
    day = next
    if (day.length !== DAY_LENGTH) continue
    while (await pace(() => database.write.transaction().execute((db) => foldSome(db, day)))) {}
  }
}

const dayAfter = async (database: Database, day: string, month: string) =>
  (
    await database.read
      .selectFrom('visit')
      .select('day')
      .where('day', '>', day)
      .where('day', '<', month)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
  )?.day

async function foldSome(db: Db, day: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('visit')
    .where('day', '=', day)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('path', 'language'),
        'in',
        selectFrom('visit').select(['path', 'language']).where('day', '=', day).limit(MOST_ROWS).$asTuple('path', 'language'),
      ),
    )
    .returning(['path', 'language', 'views'])
    .execute()
  if (rows.length === 0) return false
  await db
    .insertInto('visit')
    .values(rows.map((row) => ({ ...row, day: day.slice(0, 7) })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'language']).doUpdateSet({ views: sql<number>`"visit"."views" + excluded."views"` }),
    )
    .execute()
  return rows.length === MOST_ROWS
}
