import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurnOfLoop, setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'
import { Problem } from '../../contract/errors.ts'
import type { Kind } from '../http/callers.ts'
import { type Job, once } from './once.ts'

/** A job that waits for its turn, or is running. */
export interface Waiting<T> {
  result: Promise<T>
  /** Adds another caller for the same reply: the job runs at the earlier turn of the two. */
  join(kind: Kind): void
}

export interface Turns {
  /** Lets a job wait for the turn of its caller; refuses (503) when too many wait. */
  wait<T>(kind: Kind, work: () => Promise<T>): Waiting<T>
}

const PRIORITY: Record<Kind, number> = { staff: 3, person: 2, robot: 1, unknown: 0 }
/** More jobs at once would only share the one event loop; with a remote database they use its waiting times. */
const AT_ONCE = 10
/**
 * The most jobs that may wait when a caller comes: staff and people in the one line, programs in the other. The better class finds a place when the
 * other has filled its own. At 5 to 24 ms a job, the last person waits about three seconds.
 */
const MOST_WAITING: Record<Kind, number> = { staff: 250, person: 200, robot: 100, unknown: 50 }
/**
 * After each job of a program the programs pause for as long as the loop was busy, even when no other waits yet, so together they take half of its time.
 */
const LONGEST_PAUSE_MS = 100

/**
 * Decides the order in which replies are rendered: staff, people, known robots, others. Programs wait in a line of their own, which lets one job at a
 * time into the common line, so a robot that walks new addresses delays no visitor.
 */
export function createTurns(): Turns {
  const all = new PQueue({ concurrency: AT_ONCE })
  // Requests that arrive together are handled in one turn of the event loop. Each job begins in a turn of its own, so that cached pages are sent in
  // between.
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

  const isFull = (kind: Kind) => (isPerson(kind) ? all : programs).size >= MOST_WAITING[kind]

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
      // However many callers join, the job is queued once for each class: else callers of one page would leave no room for those of others.
      let first = kind
      function join(other: Kind) {
        if (job.isBegun() || PRIORITY[other] <= PRIORITY[first]) return
        first = other
        enter(other, job)
      }
      return { result, join }
    },
  }
}

const isPerson = (kind: Kind) => kind === 'staff' || kind === 'person'
