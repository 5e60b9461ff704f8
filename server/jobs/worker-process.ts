import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setPriority } from 'node:os'
import type { JobLane } from '../../contract/jobs/kinds.ts'
import type { Database } from '../db/engine.ts'
import { freeJobs } from './taking.ts'

/** The program that does jobs, and the environment that it runs in. */
export interface JobProgram {
  file: string
  env: NodeJS.ProcessEnv
}

/** Below the server's priority, so that visitors wait for no job. */
const NICE = 10
/** Jobs read and write in steps: their objects need less than 160 MB. A small young generation saves some 50 MB more. */
const FLAGS = ['--max-old-space-size=160', '--max-semi-space-size=4']
/** A step takes less than this; then the process is ended, and its job goes on elsewhere from its checkpoint. */
const END_MS = 8000

/** Does jobs in one place: in this process, or in one of its own. */
export interface Worker {
  /** Does those that are due; resolves when none is any more. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** Starts a process that does the jobs of a lane that are due. When it is killed its jobs are free at once. */
export function createWorkerProcess(database: Database, { file, env }: JobProgram, lane: JobLane): Worker {
  let child: ChildProcess | null = null
  let running = Promise.resolve()

  async function open() {
    const holder = randomUUID()
    child = fork(file, [holder, lane], {
      env,
      execArgv: FLAGS,
      // Its lines stand among those of the server.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    lower(child)
    try {
      await ended(child)
    } finally {
      child = null
      await freeJobs(database, holder)
    }
  }

  return {
    run: () => (running = open()),
    stop: async () => {
      const ending = child
      ending?.disconnect()
      const late = setTimeout(() => ending?.kill('SIGKILL'), END_MS)
      await running.catch(() => {})
      clearTimeout(late)
    },
  }
}

/** Has a process wait for the server's. */
function lower({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, NICE)
  } catch {
    // It runs with the usual priority, or has ended.
  }
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
