import type { Language } from '../../../contract/languages.ts'
import type { SettingValues } from '../../../contract/settings/index.ts'
import { createCalendar } from '../../crud/days.ts'
import type { Database } from '../../db/engine.ts'

/** A word, and the number of times that it was counted on a day of the site. */
export interface DayCount {
  /** `2026-11-22` */
  day: string
  language: Language
  word: string
  count: number
}

/** Counts words by the day of the site and their language; they wait in memory for the next write. */
export interface DayCounts {
  add(word: string, language: Language): void
  /** Writes what was counted since the last write. */
  flush(): Promise<void>
  stop(): Promise<void>
}

interface DayCountParts {
  database: Pick<Database, 'now'>
  settings: Pick<SettingValues, 'timeZone'>
  report: (error: unknown) => void
  /** Adds counts to those that are stored. They come in one order on every node, so that two nodes never wait for each other. */
  write: (counts: DayCount[]) => Promise<void>
  /** The most words that wait. Beyond it, as while the database is away, other words are not counted. */
  most: number
}

const EVERY_MS = 5000
const ROWS_A_STATEMENT = 500
/** Stands in no word: line ends are taken out of what is counted. */
const BETWEEN = '\n'

export function createDayCounts({ database, settings, report, write, most }: DayCountParts): DayCounts {
  const calendar = createCalendar(settings)
  let counted = new Map<string, number>()
  let writing = Promise.resolve()

  function count(key: string, more: number) {
    const before = counted.get(key)
    if (before !== undefined || counted.size < most) counted.set(key, (before ?? 0) + more)
  }

  function flush() {
    writing = writing.then(writeAll).catch(report)
    return writing
  }

  async function writeAll() {
    const rows = [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1))
    counted = new Map()
    while (rows.length > 0) {
      await write(rows.slice(0, ROWS_A_STATEMENT).map(dayCount)).catch((error: unknown) => {
        for (const [key, more] of rows) count(key, more)
        throw error
      })
      rows.splice(0, ROWS_A_STATEMENT)
    }
  }

  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return {
    add: (word, language) => count([calendar(database.now()), language, word.replaceAll(BETWEEN, ' ')].join(BETWEEN), 1),
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

function dayCount([key, count]: [string, number]): DayCount {
  const [day = '', language = '', word = ''] = key.split(BETWEEN)
  return { day, language: language as Language, word, count }
}
