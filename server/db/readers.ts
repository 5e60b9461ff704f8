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
  task: Task | null
}

/**
 * A few worker threads, each with one read at a time; they start with the first read. A running SQLite statement cannot be interrupted: a worker that
 * takes too long ends when SQLite returns, and counts as busy until then.
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
    for (const task of this.#waiting) {
      clearTimeout(task.timer)
      this.#giveUp(task)
    }
    for (const reader of this.#readers) this.#end(reader, busy())
    await Promise.all(this.#ending)
  }

  #takeNext() {
    const [task] = this.#waiting
    const reader = task && this.#freeReader()
    if (!reader) return
    this.#waiting.delete(task)
    reader.task = task
    reader.worker.ref()
    reader.worker.postMessage(task.asked)
  }

  #freeReader(): Reader | null {
    const idle = [...this.#readers].find(({ task }) => task === null)
    return idle ?? (this.#readers.size + this.#ending.size < this.#limits.most ? this.#startReader() : null)
  }

  #startReader(): Reader {
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { workerData: this.#data })
    const reader: Reader = { worker, task: null }
    this.#readers.add(reader)
    worker.on('message', (answered: ReadReply) => this.#settle(reader, answered))
    worker.on('error', (error) => this.#end(reader, error))
    worker.unref()
    return reader
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
    this.#waiting.delete(task)
    task.reject(busy())
  }

  #end(reader: Reader, error: unknown) {
    if (!this.#readers.delete(reader)) return
    const ended = reader.worker.terminate()
    this.#ending.add(ended)
    void ended.finally(() => {
      this.#ending.delete(ended)
      this.#takeNext()
    })
    if (!reader.task) return
    clearTimeout(reader.task.timer)
    reader.task.reject(error)
  }
}

const busy = () => new Problem('busy', { data: { retryAfter: SECONDS_TO_WAIT } })
