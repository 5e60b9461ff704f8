import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Job } from './pictures.worker.ts'

/** Pictures within the limits need less memory than this; a picture that needs more ends this process only. */
const MOST_BYTES = 700 * 1024 * 1024
const JOB_MS = 20_000
const IDLE_MS = 30_000

/** The process ended during a job: it took too much memory or time, or was killed. */
export class PictureProcessDied extends Error {}

/** The process could not do the job: usually the file is no picture, sometimes the disk is full (`code`). */
export class PictureFailed extends Error {
  readonly code: string | undefined
  constructor({ message, code }: { message: string; code?: string }) {
    super(message)
    this.code = code
  }
}

export interface PictureProcess {
  /** Does one job; never two at a time. Rejects with `PictureProcessDied`, `PictureFailed`, or because no process can be started. */
  run(job: Job): Promise<Answer>
  stop(): Promise<void>
}

/** Manages a process that starts with the first job, ends when idle to give its memory back, and is replaced when it dies. */
export function createPictureProcess({ mostBytes = MOST_BYTES, jobMs = JOB_MS, idleMs = IDLE_MS } = {}): PictureProcess {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let isStopped = false

  async function run(job: Job) {
    clearTimeout(idle)
    if (isStopped) throw new PictureProcessDied()
    if (!child?.connected) child = open(mostBytes)
    try {
      return await answerOf(child, job, jobMs)
    } finally {
      idle = setTimeout(() => void rest(), idleMs).unref()
    }
  }

  async function rest() {
    clearTimeout(idle)
    const ending = child
    child = null
    if (ending) await end(ending)
  }

  async function stop() {
    isStopped = true
    await rest()
  }

  return { run, stop }
}

/** The process gets no environment variable of the server. The allocator gets few arenas, since it would otherwise keep the memory of each picture. */
function open(mostBytes: number): ChildProcess {
  const child = fork(fileURLToPath(new URL('./pictures.worker.ts', import.meta.url)), [String(mostBytes)], {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A failed start is reported by its job; the event may also come later, between two jobs.
  child.on('error', () => {})
  return child
}

async function answerOf(child: ChildProcess, job: Job, jobMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const ended = (code: number | null) =>
    reject(code === null ? new PictureProcessDied() : new Error(`Pictures cannot be made: ended with ${code}`))
  const answered = (answer: Answer) => ('failed' in answer ? reject(new PictureFailed(answer.failed)) : resolve(answer))
  const tooLong = setTimeout(() => child.kill('SIGKILL'), jobMs)
  child.on('message', answered).on('exit', ended).on('error', reject)
  try {
    child.send(job, (error) => error && reject(new PictureProcessDied()))
    return await promise
  } finally {
    clearTimeout(tooLong)
    child.off('message', answered).off('exit', ended).off('error', reject)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGKILL')
  await promise
}
