import { sql } from 'kysely'
import type { Language } from '../../../contract/languages.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import type { Database } from '../../db/engine.ts'
import { isProgram } from '../../http/programs.ts'
import { createDayCounts, type DayCount } from './day-counts.ts'
import { addMisses, missOf } from './misses.ts'

/** A view of a page: `/_newsdetail/some-words`, `/_newsdetail?id=3`, `/_news`. */
export interface PageView {
  path: string
  language: Language
  /** The words of a search that found nothing. */
  missed?: string | null
}

/**
 * Counts the views of each page, and the searches that found nothing, on each day of the site. Nothing about the visitor is stored: no cookie, no
 * address, no browser.
 */
export interface Visits {
  /** Counts one view, unless a program fetched the page. */
  add(page: PageView, userAgent: string | undefined): void
  /** Writes what was counted since the last write. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const MOST_PAGES = 20_000
const MOST_MISSES = 1000

export function createVisits(
  database: Database,
  settings: Pick<SettingValues, 'timeZone' | 'countsVisits'>,
  report: (error: unknown) => void,
): Visits {
  const parts = { database, settings, report }
  const views = createDayCounts({ ...parts, write: (counts) => addViews(database, counts), most: MOST_PAGES })
  const misses = createDayCounts({ ...parts, write: (counts) => addMisses(database, counts), most: MOST_MISSES })
  const both = async (act: 'flush' | 'stop') => void (await Promise.all([views[act](), misses[act]()]))
  return {
    add: ({ path, language, missed }, userAgent) => {
      if (!settings.countsVisits || isProgram(userAgent)) return
      views.add(path, language)
      const words = missed ? missOf(missed) : null
      if (words !== null) misses.add(words, language)
    },
    flush: () => both('flush'),
    stop: () => both('stop'),
  }
}

async function addViews(database: Database, counts: DayCount[]) {
  await database.write
    .insertInto('visit')
    .values(counts.map(({ day, language, word, count }) => ({ day, language, path: word, views: count })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path', 'language']).doUpdateSet({ views: sql<number>`"visit"."views" + excluded."views"` }),
    )
    .execute()
}
