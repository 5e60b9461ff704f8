import { sql } from 'kysely'
import { StartProblem } from '../config/start-problem.ts'
import { untyped, type Database, type Db, type Engine } from '../db/engine.ts'
import { withoutForeignKeys } from './foreign-keys.ts'
import { rowsOf, sequenceOf, type Row } from './snapshot.ts'
import { tablesOf } from './tables.ts'
import { sumOf, tally, type Sum } from './tally.ts'
import type { GoesOn } from './watch.ts'

/** A table to be loaded. */
export interface Source {
  name: string
  columns: string[]
  /** The last id that was given to a row: no later row gets it again. */
  lastId: number
  /** The count and checksum that its rows must have, where they are known before. */
  sum?: Sum
  rows(): AsyncIterable<Row[]>
}

interface Loading {
  /** Called just before the commit. */
  before: (db: Db) => Promise<void>
  /** Called after each batch that is read again; throws when the work is not to go on. */
  goesOn: GoesOn
}

/** The most values of one statement: SQLite takes 32,766. */
const MOST_VALUES = 30_000

/**
 * Replaces the rows of all tables by those of the sources, in one transaction: all of them or none. Each table is read again before the commit, and its
 * count and checksum must be those of the source. Returns counts and checksums by table.
 */
export function load(database: Database, sources: Source[], { before, goesOn }: Loading): Promise<Map<string, Sum>> {
  const { engine } = database
  return withoutForeignKeys(database, async (db) => {
    const tables = await tablesOf(db, engine)
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(db)
    const sums = new Map<string, Sum>()
    for (const source of sources) {
      const table = tables.find(({ name }) => name === source.name)
      if (!table || String(table.columns) !== String(source.columns))
        throw new StartProblem(`The table ${source.name} has other columns here.`)
      const { passing, sum } = tally(source.columns)
      await insertAll(db, source, passing(source.rows()))
      await continueIds(db, engine, source)
      const sent = sum()
      const arrived = await sumOf(table.columns, rowsOf({ db, engine, goesOn: () => goesOn(0) }, table))
      if (!isSame(sent, arrived))
        throw new StartProblem(`The table ${source.name} did not arrive whole: ${sent.rows} rows were sent, ${arrived.rows} arrived.`)
      if (source.sum && !isSame(source.sum, sent)) throw new StartProblem(`The table ${source.name} is not as the backup says.`)
      sums.set(source.name, sent)
    }
    await before(db)
    return sums
  })
}

const isSame = (one: Sum, other: Sum) => one.rows === other.rows && one.sha256 === other.sha256

async function insertAll(db: Db, { name, columns }: Source, batches: AsyncIterable<Row[]>) {
  const most = Math.max(1, Math.floor(MOST_VALUES / columns.length))
  for await (const batch of batches)
    for (let from = 0; from < batch.length; from += most) {
      const rows = batch.slice(from, from + most).map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
      await untyped(db).insertInto(name).values(rows).execute()
    }
}

async function continueIds(db: Db, engine: Engine, { name, lastId }: Source) {
  if (engine === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
    if (lastId > 0) await sql`insert into sqlite_sequence (name, seq) values (${name}, ${lastId})`.execute(db)
    return
  }
  const sequence = await sequenceOf(db, name)
  if (sequence !== null) await sql`select setval(${sequence}::regclass, ${Math.max(1, lastId)}, ${lastId > 0})`.execute(db)
}
