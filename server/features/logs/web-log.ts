import { sql, type Insertable } from 'kysely'
import { blank, preparedQueries } from '../../crud/prepared.ts'
import { untyped, type Database, type Db } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { createBatch } from './batch.ts'

export type WebLogRow = Insertable<Tables['webLog']>

const COLUMNS = [
  'creationTime',
  'method',
  'path',
  'status',
  'duration',
  'bytes',
  'ip',
  'userAgent',
  'referrer',
  'userId',
  'requestId',
] as const

/** Rows a statement: two sizes only, so that two statements are ever compiled and kept. */
const SIZES = [100, 1]

/** Every request, written in batches (E-08). */
export function createWebLog(database: Database, report: (error: unknown) => void) {
  const run = preparedQueries()

  async function write(rows: WebLogRow[]) {
    await database.write.transaction().execute(async (db) => {
      let from = 0
      for (const size of SIZES) for (; from + size <= rows.length; from += size) await insert(db, rows.slice(from, from + size))
    })
  }

  const insert = (db: Db, rows: WebLogRow[]) =>
    run(
      untyped(db),
      String(rows.length),
      () => statement(rows.length),
      rows.flatMap((row) => COLUMNS.map((column) => row[column])),
    )

  return createBatch<WebLogRow>(write, report)
}

function statement(size: number) {
  const line = (row: number) => sql`(${sql.join(COLUMNS.map((_, column) => sql.val(blank(row * COLUMNS.length + column))))})`
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)))
  return sql`insert into "webLog" (${columns}) values ${sql.join(Array.from({ length: size }, (_, index) => line(index)))}`
}

export type WebLog = ReturnType<typeof createWebLog>
