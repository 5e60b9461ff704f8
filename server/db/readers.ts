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
export function createReaders(data: ReaderData, { most, mostWaiting, mostMs }: Limits = LIMITS): Readers {
  const readers = new Set<Reader>()
  const ending = new Set<Promise<number>>()
  const waiting = new Set<Task>()
  let isClosed = false

  function run(asked: ReadRequest) {
    if (isClosed) return Promise.reject(new Error('The database is closed.'))
    if (waiting.size >= mostWaiting) return Promise.reject(busy())
    return new Promise<unknown[]>((resolve, reject) => {
      const task: Task = { asked, resolve, reject, timer: setTimeout(() => giveUp(task), mostMs) }
      waiting.add(task)
      takeNext()
    })
  }

  function takeNext() {
    const [task] = waiting
    const reader = task && (idleReader() ?? (readers.size + ending.size < most ? startReader() : null))
    if (!reader) return
    waiting.delete(task)
    reader.task = task
    reader.worker.ref()
    reader.worker.postMessage(task.asked)
  }

  const idleReader = () => [...readers].find(({ task }) => task === null)

  function startReader(): Reader {
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { workerData: data })
    const reader: Reader = { worker, task: null }
    readers.add(reader)
    worker.on('message', (answered: ReadReply) => settle(reader, answered))
    worker.on('error', (error) => end(reader, error))
    worker.unref()
    return reader
  }

  function settle(reader: Reader, { rows, failed }: ReadReply) {
    const task = reader.task!
    clearTimeout(task.timer)
    reader.task = null
    reader.worker.unref()
    if (rows) task.resolve(rows)
    else task.reject(Object.assign(new Error(failed?.message), { code: failed?.code }))
    takeNext()
  }

  function giveUp(task: Task) {
    const reader = [...readers].find((each) => each.task === task)
    if (reader) return end(reader, busy())
    waiting.delete(task)
    task.reject(busy())
  }

  function end(reader: Reader, error: unknown) {
    if (!readers.delete(reader)) return
    const ended = reader.worker.terminate()
    ending.add(ended)
    void ended.finally(() => {
      ending.delete(ended)
      takeNext()
    })
    if (!reader.task) return
    clearTimeout(reader.task.timer)
    reader.task.reject(error)
  }

  async function close() {
    isClosed = true
    for (const task of waiting) {
      clearTimeout(task.timer)
      giveUp(task)
    }
    for (const reader of readers) end(reader, busy())
    await Promise.all(ending)
  }

  return { run, close }
}

const busy = () => new Problem('busy', { data: { retryAfter: SECONDS_TO_WAIT } })
