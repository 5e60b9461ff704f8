import { sql } from 'kysely'
import type { Database } from '../../db/engine.ts'
import type { Pace } from '../../db/pace.ts'
import type { DayCount } from './day-counts.ts'

// Searches of visitors that found nothing (B-88c): words of strangers, so their number and length are bounded, and no address of a person is kept.

const LONGEST = 64
/** The most different words of a day: whoever searches for nonsense all day fills no disk. */
const MOST_A_DAY = 1000
/** An e-mail address, or as many digits as a telephone number has. */
const PERSONAL = /@|(?:\d[\s-]?){7,}/

/** Returns searched words in one spelling, or null for those that are not kept. */
export function missOf(keyword: string): string | null {
  const words = keyword.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return words === '' || words.length > LONGEST || PERSONAL.test(words) ? null : words
}

/** Adds counts to those of their days. Words that are new to a full day are left out. */
export async function addMisses({ write }: Database, counts: DayCount[]): Promise<void> {
  const full = await fullDays(write, counts)
  const known = counts.filter(({ day }) => full.has(day))
  const values = counts
    .filter(({ day }) => !full.has(day))
    .map(({ day, language, word, count }) => ({ day, language, keyword: word, searches: count }))
  if (values.length > 0)
    await write
      .insertInto('searchMiss')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'keyword', 'language'])
          .doUpdateSet({ searches: sql<number>`"searchMiss"."searches" + excluded."searches"` }),
      )
      .execute()
  for (const { day, language, word, count } of known)
    await write
      .updateTable('searchMiss')
      .set((row) => ({ searches: row('searches', '+', count) }))
      .where('day', '=', day)
      .where('keyword', '=', word)
      .where('language', '=', language)
      .execute()
}

async function fullDays(db: Database['write'], counts: DayCount[]): Promise<Set<string>> {
  const days = [...new Set(counts.map(({ day }) => day))]
  const rows = await db
    .selectFrom('searchMiss')
    .select(['day', ({ fn }) => fn.countAll<number>().as('words')])
    .where('day', 'in', days)
    .groupBy('day')
    .execute()
  return new Set(rows.filter(({ words }) => Number(words) >= MOST_A_DAY).map(({ day }) => day))
}

/** Deletes the words of the days before `day`, one day in each step. */
export async function forgetMisses({ read, write }: Database, day: string, pace: Pace): Promise<void> {
  const oldest = () => read.selectFrom('searchMiss').select('day').where('day', '<', day).orderBy('day').limit(1).executeTakeFirst()
  for (let due = await oldest(); due; due = await oldest()) {
    const gone = due.day
    await pace(() => write.deleteFrom('searchMiss').where('day', '=', gone).execute())
  }
}
