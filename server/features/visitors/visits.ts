import { sql } from 'kysely'
import type { Language } from '../../../contract/languages.ts'
import { createCalendar } from '../../crud/days.ts'
import type { Database } from '../../db/engine.ts'
import { isProgram } from '../../http/programs.ts'

/** A view of a page: `/_newsdetail/some-words`, `/_newsdetail?id=3`, `/_news`. */
export interface PageView {
  path: string
  language: Language
}

/** Counts the views of each page on each day of the site. Nothing about the visitor is stored: no cookie, no address, no browser. */
export interface Visits {
  /** Counts one view, unless a program fetched the page. */
  add(page: PageView, userAgent: string | undefined): void
  /** Writes the views that were counted since the last write. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 5000
const ROWS_A_STATEMENT = 500
/** The most pages whose views wait to be written. Beyond it, as while the database is away, views of other pages are not counted. */
const MOST_WAITING = 20_000

export function createVisits(database: Database, timeZone: string, report: (error: unknown) => void): Visits {
  const calendar = createCalendar(timeZone)
  let counted = new Map<string, number>()
  let writing = Promise.resolve()

  function count(key: string, views: number) {
    const before = counted.get(key)
    if (before !== undefined || counted.size < MOST_WAITING) counted.set(key, (before ?? 0) + views)
  }

  function flush() {
    writing = writing.then(write).catch(report)
    return writing
  }

  async function write() {
    // Every node writes in the same order, so that two of them never wait for each other.
    const rows = [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1))
    counted = new Map()
    while (rows.length > 0) {
      const some = rows.slice(0, ROWS_A_STATEMENT)
      await addUp(database, some).catch((error: unknown) => {
        for (const [key, views] of rows) count(key, views)
        throw error
      })
      rows.splice(0, ROWS_A_STATEMENT)
    }
  }

  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return {
    add: ({ path, language }, userAgent) => {
      if (!isProgram(userAgent)) count(`${calendar(database.now())} ${language} ${path}`, 1)
    },
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

async function addUp(database: Database, rows: [key: string, views: number][]) {
  const values = rows.map(([key, views]) => {
    const [day = '', language = '', path = ''] = key.split(' ')
    return { day, language, path, views }
  })
  await database.write
    .insertInto('visit')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'language']).doUpdateSet({ views: sql<number>`"visit"."views" + excluded."views"` }),
    )
    .execute()
}
