import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { tableFile, type TableEntry } from './manifest.ts'
import type { Row, Snapshot } from './snapshot.ts'
import { lastIdOf, rowsOf } from './snapshot.ts'
import { hashing } from './hashing.ts'
import type { Sums } from './sums.ts'
import type { CopiedTable } from './tables.ts'
import { headOf, tally, textOf } from './tally.ts'

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
