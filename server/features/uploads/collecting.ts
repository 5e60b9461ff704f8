import type { Database } from '../../db/engine.ts'
import type { Report } from '../../config/report.ts'
import { log } from '../../config/log.ts'
import { removeForgotten } from './forgotten.ts'
import { removeHalves } from './half-folder.ts'
import { bringBack } from './bring-back.ts'
import type { FileStore } from './store.ts'

const SOON_MS = 60_000
const HOUR_MS = 3_600_000

interface CollectingParts {
  database: Database
  files: FileStore
  report: Report
  /** Orders the collection of the day, if nobody has. */
  order: () => Promise<void>
}

/** Brings back at once what a restored database names again, and orders a collection, once a day on all nodes together. `stop` waits for what runs. */
export function startCollecting({ database, files, report, order }: CollectingParts): { stop(): Promise<void> } {
  const ending = new AbortController()
  let looking = Promise.resolve()

  function look(work: () => Promise<void>) {
    looking = looking.then(work).catch((error: unknown) => {
      if (!ending.signal.aborted) report(error)
    })
  }

  const goOn = async () => ending.signal.throwIfAborted()
  look(() => bringBack({ database, files, say: log, now: Date.now(), look: goOn }))
  const collect = async () => {
    await removeHalves({ database, files }, database.now())
    await removeForgotten(files)
    await order()
  }
  // The first visitors after a start are served first.
  const first = setTimeout(() => look(collect), SOON_MS).unref()
  const timer = setInterval(() => look(collect), HOUR_MS).unref()
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      ending.abort()
      await looking
    },
  }
}
