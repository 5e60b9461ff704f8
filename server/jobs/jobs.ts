import { setImmediate as afterReply } from 'node:timers/promises'
import { JOB_KIND_NAMES, JOB_LANES, kindsOf, type JobKindName, type JobLane } from '../../contract/jobs/kinds.ts'
import type { Bus } from '../db/bus.ts'
import type { Database } from '../db/engine.ts'
import { JOB_TAG } from './rows.ts'
import { hasDueJob } from './taking.ts'
import { createWorkerProcess, type JobProgram, type Worker } from './worker-process.ts'
import type { Working } from './working.ts'

interface JobsParts {
  database: Database
  bus: Pick<Bus, 'listen'>
  /** Does jobs of these kinds in this process, one after the other. */
  here: (names: readonly JobKindName[]) => Working
  /** Does those of a lane in a process of its own; null: in this process. */
  program: JobProgram | null
  /** False: only quick jobs are done by themselves, and others when `run` is called. */
  isAutomatic: boolean
  report: (error: unknown) => void
}

export interface Jobs {
  /** Does all jobs that are due in this process. */
  run(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 2000
/** So many quick jobs are done at once: one that waits long for its answer holds up none of the others. */
const QUICK = 4

/** Has jobs done as they come: it looks for those of each lane every two seconds, and at once when a call on this node adds one. */
export function startJobs({ database, bus, here, program, isAutomatic, report }: JobsParts): Jobs {
  const all = inThisProcess(here(JOB_KIND_NAMES))
  const workersOf = (lane: JobLane): Worker[] => {
    if (lane === 'quick') return Array.from({ length: QUICK }, () => inThisProcess(here(kindsOf(lane))))
    return [program ? createWorkerProcess(database, program, lane) : inThisProcess(here(kindsOf(lane)))]
  }
  const lanes = JOB_LANES.filter((lane) => lane === 'quick' || isAutomatic).map((lane) =>
    createLane({ isDue: () => hasDueJob(database, kindsOf(lane)), workers: workersOf(lane), report }),
  )
  const look = () => lanes.forEach((lane) => lane.look())
  const timer = setInterval(look, EVERY_MS).unref()
  const stopListening = bus.listen((tags) => void (tags.has(JOB_TAG) && look()))
  return {
    run: all.run,
    stop: async () => {
      clearInterval(timer)
      stopListening()
      await Promise.all([all, ...lanes].map((one) => one.stop()))
    },
  }
}

/** Does jobs in this process. */
function inThisProcess(working: Working): Worker {
  let running = Promise.resolve()
  async function run() {
    while (await working.next());
  }
  return {
    run: () => (running = run()),
    stop: async () => {
      working.stop()
      await running.catch(() => {})
    },
  }
}

interface LaneParts {
  isDue: () => Promise<boolean>
  workers: readonly Worker[]
  report: (error: unknown) => void
}

/** Starts the workers of a lane that have nothing to do when a job is due. Each goes on until none is. */
function createLane({ isDue, workers, report }: LaneParts) {
  const idle = new Set(workers)
  let isStopping = false
  let looking: Promise<void> | null = null
  const failed = (error: unknown) => void (isStopping || report(error))

  async function look() {
    // The time of a reply must not tell whether its call has left something to do.
    await afterReply()
    if (isStopping || idle.size === 0 || !(await isDue()) || isStopping) return
    for (const worker of idle) start(worker)
  }

  function start(worker: Worker) {
    idle.delete(worker)
    void worker
      .run()
      .catch(failed)
      .finally(() => idle.add(worker))
  }

  return {
    look: () => {
      looking ??= look()
        .catch(failed)
        .finally(() => (looking = null))
    },
    stop: async () => {
      isStopping = true
      await looking
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
