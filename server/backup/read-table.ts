import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { linesOf } from '../config/lines.ts'
import { tableFile, type TableEntry } from './manifest.ts'
import type { Row } from './snapshot.ts'

const BATCH = 500

/** Reads the rows of a table from a backup. */
export async function* readTable(folder: string, { name }: Pick<TableEntry, 'name'>): AsyncGenerator<Row[]> {
  const text = createReadStream(path.join(folder, tableFile(name)))
    .pipe(createGunzip())
    .setEncoding('utf8')
  let batch: Row[] = []
  let isHead = true
  for await (const line of linesOf(text)) {
    if (!isHead) batch.push(JSON.parse(line) as Row)
    isHead = false
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
