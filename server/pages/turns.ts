import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurnOfLoop, setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'
import { Problem } from '../../contract/errors.ts'
import type { Kind } from '../http/callers.ts'

/** Work that waits for its turn, or is at it. */
export interface Waiting<T> {
  result: Promise<T>
  /** Somebody else wants the same: the work is done at the turn of whoever comes first. */
  join(kind: Kind): void
}

export interface Turns {
  /** Lets work wait for the turn of who asks; refuses (503) where too many wait. */
  wait<T>(kind: Kind, work: () => Promise<T>): Waiting<T>
}

const PRIORITY: Record<Kind, number> = { staff: 3, person: 2, robot: 1, unknown: 0 }
/** More would only share the one loop; a database over the network is waited for meanwhile. */
const AT_ONCE = 10
/** At 5 to 24 ms each, a person at the end of the line waits for about three seconds. */
const MOST_PEOPLE = 200
const MOST_PROGRAMS = 100
/** Programs pause for as long as the loop was busy with the last one, whether or not another waits by then: together they take half of it. */
const LONGEST_PAUSE_MS = 100

/**
 * The order in which new pages and answers are made: staff, people, known robots, others. Programs stand in a line of their own, which lets one
 * at a time into that of all, so that a robot which walks new addresses holds up nobody.
 */
export function createTurns(): Turns {
  const all = new PQueue({ concurrency: AT_ONCE })
  // Requests that arrive together are handled in one turn of the loop. Each job begins in a turn of its own, so that kept pages are sent between.
  const gate = new PQueue({ concurrency: 1 })
  const programs = new PQueue({ concurrency: 1 })
  let restsUntil = 0

  const begin = (job: Job, priority: number) =>
    all.add(
      async () => {
        await gate.add(() => nextTurnOfLoop())
        await job.run()
      },
      { priority },
    )

  const isFull = (kind: Kind) => (isPerson(kind) ? all.size >= MOST_PEOPLE : programs.size >= MOST_PROGRAMS)

  function enter(kind: Kind, job: Job) {
    const priority = PRIORITY[kind]
    if (isPerson(kind)) return void begin(job, priority)
    void programs.add(
      async () => {
        const rest = restsUntil - performance.now()
        if (rest > 0) await sleep(rest)
        if (job.isBegun()) return
        const before = performance.eventLoopUtilization()
        await begin(job, priority)
        const { active } = performance.eventLoopUtilization(before)
        restsUntil = performance.now() + Math.min(active, LONGEST_PAUSE_MS)
      },
      { priority },
    )
  }

  return {
    wait: (kind, work) => {
      if (isFull(kind)) throw new Problem('busy', { data: { retryAfter: 5 } })
      const { job, result } = once(work)
      enter(kind, job)
      return { result, join: (other) => void (job.isBegun() || PRIORITY[other] <= PRIORITY[kind] || enter(other, job)) }
    },
  }
}

const isPerson = (kind: Kind) => kind === 'staff' || kind === 'person'

interface Job {
  isBegun(): boolean
  /** Does the work, the first time; never fails. */
  run(): Promise<void>
}

/** Work that may stand in two lines and is done once; how it ended is told to whoever waits for the result. */
function once<T>(work: () => Promise<T>): { job: Job; result: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let begun = false
  const run = async () => {
    if (begun) return
    begun = true
    await work().then(resolve, reject)
  }
  return { job: { isBegun: () => begun, run }, result: promise }
}
