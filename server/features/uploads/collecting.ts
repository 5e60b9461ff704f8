import type { Database } from '../../db/engine.ts'
import type { Report } from '../../config/report.ts'
import { log } from '../../config/log.ts'
import { collectUploads } from './collect.ts'
import { bringBack } from './set-aside.ts'

const SOON_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * Collects uploads while the server runs: at once brings back those that a restored database names again, then repeats each hour. `stop` waits for a
 * running collection.
 */
export function startCollecting(database: Database, root: string, report: Report): { stop(): Promise<void> } {
  const ending = new AbortController()
  const parts = () => ({ database, root, say: log, now: Date.now(), signal: ending.signal })
  let looking = Promise.resolve()

  function look(work: typeof collectUploads) {
    looking = looking
      .then(() => work(parts()))
      .catch((error: unknown) => {
        if (!ending.signal.aborted) report(error)
      })
  }

  look(bringBack)
  // The first visitors after a start are served first.
  const first = setTimeout(() => look(collectUploads), SOON_MS).unref()
  const timer = setInterval(() => look(collectUploads), HOUR_MS).unref()
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      ending.abort()
      await looking
    },
  }
}
