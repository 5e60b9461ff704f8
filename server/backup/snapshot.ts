import { sql } from 'kysely'
import { untyped, type Database, type Db, type Engine } from '../db/engine.ts'
import { atOneMoment } from '../db/one-moment.ts'
import { tablesOf, type CopiedTable } from './tables.ts'
import type { GoesOn } from './watch.ts'

/** The database as it was at one moment, however long it is read while others write. */
export interface Snapshot {
  db: Db
  engine: Engine
  tables: CopiedTable[]
  /** Called with the number of rows after each batch that was read. */
  goesOn?: GoesOn
}

export type Row = unknown[]

/** Rows that are fetched together. */
const BATCH = 500

/** Reads in one transaction, which sees the database as it was when it began; writers wait for nothing. */
export function withSnapshot<T>(database: Database, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const { engine } = database
  return atOneMoment(database, async (db) => read({ db, engine, tables: await tablesOf(db, engine) }))
}

/** Yields the rows of a table by its key, each as the values of its columns. */
export async function* rowsOf({ db, engine, goesOn }: Omit<Snapshot, 'tables'>, table: CopiedTable): AsyncGenerator<Row[]> {
  const batches = engine === 'sqlite' ? sqliteRows(db, table) : postgresRows(db, table)
  for await (const rows of batches) {
    yield rows.map((row) => table.columns.map((column) => row[column] ?? null))
    await goesOn?.(rows.length)
  }
}

type Named = Record<string, unknown>

async function* sqliteRows(db: Db, { name, columns, key }: CopiedTable): AsyncGenerator<Named[]> {
  const query = key.reduce((sorted, column) => sorted.orderBy(column), untyped(db).selectFrom(name).select(columns))
  let batch: Named[] = []
  for await (const row of query.stream()) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The order of bytes, as SQLite has it; a cursor sorts once. */
async function* postgresRows(db: Db, { name, columns, key }: CopiedTable): AsyncGenerator<Named[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const order = sql.join(await Promise.all(key.map(async (column) => sql`${sql.ref(column)}${await collation(db, name, column)}`)))
  await sql`declare copied no scroll cursor for select ${list} from ${sql.table(name)} order by ${order}`.execute(db)
  for (;;) {
    const { rows } = await sql<Named>`fetch ${sql.lit(BATCH)} from copied`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) break
  }
  await sql`close copied`.execute(db)
}

async function collation(db: Db, table: string, column: string) {
  const { rows } = await sql<{ isText: boolean }>`
    select atttypid = 'text'::regtype as "isText" from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attname = ${column}`.execute(db)
  return sql.raw(rows[0]?.isText ? ' collate "C"' : '')
}

/** Returns the last id that the database gave to a row of the table, deleted rows included; 0 where it gave none. */
export async function lastIdOf({ db, engine }: Snapshot, { name }: CopiedTable): Promise<number> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(db)
    return rows[0]?.seq ?? 0
  }
  const sequence = await sequenceOf(db, name)
  if (sequence === null) return 0
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else 0 end as "last" from ${sql.raw(sequence)}`.execute(db)
  return Number(rows[0]!.last)
}

/** The sequence that gives the table its ids, quoted as SQL wants it; null where ids are not given by one. */
export async function sequenceOf(db: Db, table: string): Promise<string | null> {
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${`"${table}"`}, attname) as "sequence" from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attname = 'id'`.execute(db)
  return rows[0]?.sequence ?? null
}
