import { Worker } from 'node:worker_threads'
import { Problem } from '../../contract/errors.ts'
import type { ReadReply, ReadRequest } from './reader-messages.ts'

export interface Readers {
  /** Returns the rows of one read. Refuses with 503 when too many reads wait, or when it takes too long. */
  run(asked: ReadRequest): Promise<unknown[]>
  close(): Promise<void>
}

export interface ReaderData {
  file: string
  busyMs: number
}

interface Limits {
  most: number
  mostWaiting: number
  mostMs: number
}

const LIMITS: Limits = { most: 2, mostWaiting: 64, mostMs: 10_000 }
const SECONDS_TO_WAIT = 5

interface Task {
  asked: ReadRequest
  resolve: (rows: unknown[]) => void
  reject: (error: unknown) => void
  /** Refuses the read at its time limit, waiting or running. */
  timer: NodeJS.Timeout
}

interface Reader {
  worker: Worker
  hasStarted: boolean
  task: Task | null
}

/**
 * A few worker threads, each with one read at a time; they start with the first read. A running SQLite statement cannot be interrupted: a worker that
 * takes too long ends when SQLite returns, and counts as busy until then. One that is slow to start goes on starting, or no read would ever be answered.
 */
export const createReaders = (data: ReaderData, limits: Limits = LIMITS): Readers => new ReaderPool(data, limits)

class ReaderPool implements Readers {
  readonly #data: ReaderData
  readonly #limits: Limits
  readonly #readers = new Set<Reader>()
  readonly #ending = new Set<Promise<number>>()
  readonly #waiting = new Set<Task>()
  #isClosed = false

  constructor(data: ReaderData, limits: Limits) {
    this.#data = data
    this.#limits = limits
  }

  run(asked: ReadRequest): Promise<unknown[]> {
    if (this.#isClosed) return Promise.reject(new Error('The database is closed.'))
    if (this.#waiting.size >= this.#limits.mostWaiting) return Promise.reject(busy())
    return new Promise<unknown[]>((resolve, reject) => {
      const task: Task = { asked, resolve, reject, timer: setTimeout(() => this.#giveUp(task), this.#limits.mostMs) }
      this.#waiting.add(task)
      this.#takeNext()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const task of this.#waiting) this.#refuse(task, busy())
    for (const reader of this.#readers) this.#end(reader, busy())
    await Promise.all(this.#ending)
  }

  #takeNext() {
    for (const task of this.#waiting) {
      const reader = [...this.#readers].find((each) => each.hasStarted && each.task === null)
      if (!reader) break
      this.#waiting.delete(task)
      reader.task = task
      reader.worker.ref()
      reader.worker.postMessage(task.asked)
    }
    this.#startReaders()
  }

  #startReaders() {
    let starting = [...this.#readers].filter((each) => !each.hasStarted).length
    for (; starting < this.#waiting.size && this.#readers.size + this.#ending.size < this.#limits.most; starting++) this.#startReader()
  }

  #startReader() {
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { workerData: this.#data })
    const reader: Reader = { worker, hasStarted: false, task: null }
    this.#readers.add(reader)
    worker.once('message', () => {
      reader.hasStarted = true
      worker.on('message', (answered: ReadReply) => this.#settle(reader, answered))
      this.#takeNext()
    })
    worker.on('error', (error) => this.#end(reader, error))
    worker.unref()
  }

  #settle(reader: Reader, { rows, failed }: ReadReply) {
    const task = reader.task!
    clearTimeout(task.timer)
    reader.task = null
    reader.worker.unref()
    if (rows) task.resolve(rows)
    else task.reject(Object.assign(new Error(failed?.message), { code: failed?.code }))
    this.#takeNext()
  }

  #giveUp(task: Task) {
    const reader = [...this.#readers].find((each) => each.task === task)
    if (reader) return this.#end(reader, busy())
    this.#refuse(task, busy())
  }

  #end(reader: Reader, error: unknown) {
    if (!this.#readers.delete(reader)) return
    const ended = reader.worker.terminate()
    this.#ending.add(ended)
    void ended.finally(() => {
      this.#ending.delete(ended)
      this.#takeNext()
    })
    // A reader that cannot start has no read yet, and is asked for by the first that waits.
    const [first] = this.#waiting
    const task = reader.hasStarted ? reader.task : first
    if (task) this.#refuse(task, error)
  }

  #refuse(task: Task, error: unknown) {
    this.#waiting.delete(task)
    clearTimeout(task.timer)
    task.reject(error)
  }
}

const busy = () => new Problem('busy', { data: { retryAfter: SECONDS_TO_WAIT } })
