import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import { STARTED, type ReadReply, type ReadRequest } from './reader-messages.ts'
import type { ReaderData } from './readers.ts'
import { codeOf, messageOf } from '../config/error-parts.ts'

// Runs reads on a connection of its own, one after the other, while the main thread answers other requests (`readers.ts`).

const { file, busyMs }: ReaderData = workerData
const database = new SqliteDatabase(file, { readonly: true })
database.pragma(`busy_timeout = ${busyMs}`)

parentPort!.on('message', (asked: ReadRequest) => parentPort!.postMessage(answer(asked)))
parentPort!.postMessage(STARTED)

function answer({ sql, parameters }: ReadRequest): ReadReply {
  try {
    return { rows: database.prepare(sql).all(parameters) }
  } catch (error) {
    return { failed: { message: messageOf(error), code: codeOf(error) } }
  }
}
