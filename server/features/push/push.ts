import type { Database } from '../../db/engine.ts'
import type { PushSettings } from '../../config/environment.ts'
import { reading } from '../../site/reading.ts'
import { changedAddresses } from '../../site/changed-addresses.ts'
import { createDelivery, WAITS_MS } from './deliver.ts'
import { pushServices } from './services.ts'
import { makeMark, readMark, moveMark } from './mark.ts'

interface PushParts {
  database: Database
  settings: PushSettings
  publicUrl: string
  /** Called at each failure with a line for the operator. */
  say: (line: string) => void
  /** The time between two looks, the least time after a change, and the waiting times before further attempts; ms. */
  every?: number
  lag?: number
  waits?: readonly number[]
}

const EVERY_MS = 5000
/** A publish is dated when it begins and visible when it is committed. After this time it is committed. */
const LAG_MS = 3000

export interface Push {
  stop(): Promise<void>
}

/**
 * Tells search engines of addresses whose content was published, changed, moved or withdrawn (P-13). It looks for
 * snapshots that began or ended since its last look, so it also finds scheduled changes, and changes while the program was off.
 */
export function startPush({ database, settings, publicUrl, say, every = EVERY_MS, lag = LAG_MS, waits = WAITS_MS }: PushParts): Push {
  const services = pushServices(settings, publicUrl)
  if (services.length === 0) return { stop: async () => {} }
  const delivery = createDelivery({ say, waits })
  let looking = Promise.resolve()
  let hasMark = false

  async function look() {
    const until = database.now() - lag
    if (!hasMark) await makeMark(database, until)
    hasMark = true
    const from = await readMark(database)
    const addresses = await changedAddresses(reading(database), publicUrl, { from, until })
    // Of several nodes, the first that moves the mark sends the addresses.
    if (addresses.length > 0 && (await moveMark(database, from, until))) for (const service of services) delivery.send(service, addresses)
  }

  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => say(`Could not look for changed addresses: ${String(error)}`))
  }, every)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      await delivery.stop()
    },
  }
}
