import { sql } from 'kysely'
import { blank, preparedQueries } from '../../crud/prepared.ts'
import { untyped, type Database, type Db } from '../../db/engine.ts'
import { writeEachSecond, type Writing } from '../../db/each-second.ts'
import { countRows } from '../../db/log-counts.ts'
import { createSampler, type Sampler, type WebLogRow } from './sampling.ts'

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
  'requests',
] as const

/** Rows a statement: two sizes only, so that two statements are ever compiled and kept. */
const SIZES = [100, 1]

/** Sends requests to the log (E-08): each request while there are few, counted while there are many. */
export interface WebLog extends Writing {
  add: Sampler['add']
}

interface WebLogParts {
  database: Database
  /** False while the disk is nearly full: no request is logged then. */
  hasRoom: () => boolean
  report: (error: unknown) => void
}

export function createWebLog({ database, hasRoom, report }: WebLogParts): WebLog {
  const sampler = createSampler()
  const run = preparedQueries()

  async function write(rows: WebLogRow[]) {
    await database.write.transaction().execute(async (db) => {
      let from = 0
      for (const size of SIZES) for (; from + size <= rows.length; from += size) await insert(db, rows.slice(from, from + size))
      await countRows(db, 'webLog', rows.map(countedAs))
    })
  }

  const insert = (db: Db, rows: WebLogRow[]) =>
    run(untyped(db), {
      shape: String(rows.length),
      build: () => statement(rows.length),
      values: rows.flatMap((row) => COLUMNS.map((column) => row[column])),
    })

  return {
    ...writeEachSecond(sampler.take, write, report),
    add: (seen, make) => {
      if (hasRoom()) sampler.add(seen, make)
    },
  }
}

const countedAs = ({ creationTime: time, status, requests }: WebLogRow) => ({
  time,
  kind: `${Math.trunc(status / 100)}xx`,
  count: requests,
})

function statement(size: number) {
  const line = (row: number) => sql`(${sql.join(COLUMNS.map((_, column) => sql.val(blank(row * COLUMNS.length + column))))})`
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)))
  return sql`insert into "webLog" (${columns}) values ${sql.join(Array.from({ length: size }, (_, index) => line(index)))}`
}
