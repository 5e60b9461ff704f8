import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { messageOf } from '../config/error-parts.ts'

/** A check of a larger file would keep the disk busy for minutes. */
const MOST_BYTES = 1024 ** 3

// Runs in a thread of its own: it reads the whole file, and SQLite would block this thread meanwhile.
const CHECK = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require(workerData.driver))(workerData.file, { readonly: true })
  parentPort.postMessage('open')
  parentPort.postMessage(database.pragma('quick_check(1)', { simple: true }))
  database.close()`

/**
 * Checks that all pages of a database file are intact, and prints a line if a page is broken, which otherwise nobody would notice until that page is
 * read. Returns a function that ends the check early.
 */
export function checkFile(file: string, say: (line: string) => void): () => Promise<unknown> {
  if (statSync(file).size > MOST_BYTES) return async () => {}
  const worker = new Worker(CHECK, { eval: true, workerData: { file, driver: createRequire(import.meta.url).resolve('better-sqlite3') } })
  const tell = (found: string) => {
    if (found !== 'ok' && found !== 'open')
      say(`The database file ${file} is damaged (${found.replaceAll(/\s+/g, ' ')}). Restore a copy of it.`)
  }
  worker.on('message', tell).on('error', (error) => tell(messageOf(error)))
  // A thread that is ended while it loads the driver takes the whole process with it.
  const isLoaded = new Promise<void>((resolve) => void worker.once('message', () => resolve()).once('exit', () => resolve()))
  worker.unref()
  return async () => {
    worker.ref()
    await isLoaded
    await worker.terminate()
  }
}
