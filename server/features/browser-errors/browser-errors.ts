import { sql } from 'kysely'
import type { Database, Db } from '../../db/engine.ts'
import { writeEachSecond, type Writing } from '../../db/each-second.ts'
import type { CleanedReport } from './cleaned-report.ts'

/** B-75: counts the errors of browsers. They are written together, once a second, so that a report costs no write of its own. */
export interface BrowserErrors extends Writing {
  add(report: CleanedReport, now: number): void
}

interface Counted {
  report: CleanedReport
  count: number
  firstTime: number
  lastTime: number
}

/** Different errors of one second, and those that are kept: whoever makes them up fills neither the memory nor the disk. */
const MOST_WAITING = 200
const MOST_KEPT = 2000

export function createBrowserErrors(database: Database, report: (error: unknown) => void): BrowserErrors {
  let waiting = new Map<string, Counted>()
  const take = () => {
    // Every node writes in the same order, so that two of them never wait for each other.
    const taken = [...waiting.values()].toSorted((one, other) => (one.report.id < other.report.id ? -1 : 1))
    waiting = new Map()
    return taken
  }
  return {
    ...writeEachSecond(take, (errors) => write(database, errors), report),
    add: (cleaned, now) => {
      const known = waiting.get(cleaned.id)
      if (!known && waiting.size >= MOST_WAITING) return
      waiting.set(cleaned.id, { report: cleaned, count: (known?.count ?? 0) + 1, firstTime: known?.firstTime ?? now, lastTime: now })
    },
  }
}

async function write({ write: db, read }: Database, errors: Counted[]): Promise<void> {
  const ids = errors.map(({ report }) => report.id)
  const known = await read.selectFrom('browserError').select('id').where('id', 'in', ids).execute()
  const { kept } = await read
    .selectFrom('browserError')
    .select(({ fn }) => fn.countAll().as('kept'))
    .executeTakeFirstOrThrow()
  const added = errors.length - known.length
  const tooMany = Number(kept) + added - MOST_KEPT
  if (added > 0 && tooMany > 0) await makeRoom(db, tooMany)
  await db
    .insertInto('browserError')
    .values(errors.map(({ report, ...times }) => ({ ...report, ...times })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        count: sql<number>`"browserError"."count" + excluded."count"`,
        lastTime: sql<number>`excluded."lastTime"`,
        screen: sql<string>`excluded."screen"`,
        browser: sql<string>`excluded."browser"`,
        language: sql<string>`excluded."language"`,
      }),
    )
    .execute()
}

/** The rarest and oldest errors give way to new ones, so that nobody closes the list by making errors up. */
const makeRoom = (db: Db, needed: number) =>
  db
    .deleteFrom('browserError')
    .where('id', 'in', (rows) => rows.selectFrom('browserError').select('id').orderBy('count').orderBy('lastTime').limit(needed))
    .execute()
