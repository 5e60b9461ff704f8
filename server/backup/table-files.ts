import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { linesOf } from '../config/lines.ts'
import { tableFile, type TableEntry } from './manifest.ts'
import type { Row, Snapshot } from './snapshot.ts'
import { lastIdOf, rowsOf } from './snapshot.ts'
import { hashing, type Sums } from './sums.ts'
import type { CopiedTable } from './tables.ts'
import { headOf, tally, textOf } from './tally.ts'

const BATCH = 500
/** The fastest setting that halves texts. */
const LEVEL = 3

/** Writes a table of a snapshot as compressed text; notes the checksum of the file. */
export async function writeTable(folder: string, snapshot: Snapshot, table: CopiedTable, sums: Sums): Promise<TableEntry> {
  const file = tableFile(table.name)
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  const { passing, sum } = tally(table.columns)
  const { stream, result } = hashing()
  const target = createWriteStream(path.join(folder, file), { flush: true })
  await pipeline(Readable.from(texts(table, passing(rowsOf(snapshot, table)))), createGzip({ level: LEVEL }), stream, target)
  sums.set(file, result().sha256)
  return { name: table.name, columns: table.columns, ...sum(), lastId: await lastIdOf(snapshot, table) }
}

async function* texts({ columns }: CopiedTable, batches: AsyncIterable<Row[]>) {
  yield headOf(columns)
  for await (const rows of batches) yield textOf(rows)
}

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
