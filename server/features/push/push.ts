import type { Database, Db } from '../../db/engine.ts'
import { reading } from '../../site/reading.ts'
import { changedAddresses } from '../../site/changed-addresses.ts'
import { addJob } from '../../jobs/rows.ts'
import { makeMark, readMark, moveMark } from './mark.ts'
import type { PushParams } from './push-work.ts'
import type { PushService } from './services.ts'

interface PushParts {
  database: Database
  services: readonly PushService[]
  publicUrl: string
  /** Called at each failure with a line for the operator. */
  say: (line: string) => void
  /** The time between two looks, and the least time after a change; ms. */
  every?: number
  lag?: number
}

const EVERY_MS = 5000
/** A publish is dated when it begins and visible when it is committed. After this time it is committed. */
const LAG_MS = 3000

export interface Push {
  stop(): Promise<void>
}

/**
 * Has search engines told of addresses whose content was published, changed, moved or withdrawn (P-13). It looks for
 * snapshots that began or ended since its last look, so it also finds scheduled changes, and changes while the program was off.
 */
export function startPush({ database, services, publicUrl, say, every = EVERY_MS, lag = LAG_MS }: PushParts): Push {
  if (services.length === 0) return { stop: async () => {} }
  let looking = Promise.resolve()
  let hasMark = false

  async function look() {
    const until = database.now() - lag
    if (!hasMark) await makeMark(database, until)
    hasMark = true
    const from = await readMark(database)
    const addresses = await changedAddresses(reading(database), publicUrl, { from, until })
    if (addresses.length === 0) return
    await database.write.transaction().execute(async (db) => {
      // Of several nodes, the first that moves the mark orders the jobs.
      if (await moveMark(db, from, until)) for (const service of services) await orderFor(db, service, addresses)
    })
  }

  async function orderFor(db: Db, { name: service, most }: PushService, addresses: string[]) {
    for (let at = 0; at < addresses.length; at += most) {
      const params: PushParams = { service, addresses: addresses.slice(at, at + most) }
      await addJob(db, { kind: 'push', params, language: 'en', requestId: '', now: database.now() })
    }
  }

  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => say(`Could not look for changed addresses: ${String(error)}`))
  }, every)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
