import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import type { ReadReply, ReadRequest } from './reader-messages.ts'
import type { ReaderData } from './readers.ts'

// Runs reads on a connection of its own, one after the other, while the main thread answers other requests (`dear.ts`).

const { file, busyMs } = workerData as ReaderData
const database = new SqliteDatabase(file, { readonly: true })
database.pragma(`busy_timeout = ${busyMs}`)

parentPort!.on('message', (asked: ReadRequest) => parentPort!.postMessage(answer(asked)))

function answer({ sql, parameters }: ReadRequest): ReadReply {
  try {
    return { rows: database.prepare(sql).all(parameters) }
  } catch (error) {
    const { message, code } = error as { message: string; code?: string }
    return { failed: { message, code } }
  }
}
