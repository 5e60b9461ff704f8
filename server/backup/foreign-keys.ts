import { sql } from 'kysely'
import { StartProblem } from '../config/start-problem.ts'
import type { Database, Db } from '../db/engine.ts'

/** Runs a transaction in which rows may come before the rows that they refer to; at its end all references must hold, else nothing is written. */
export function withoutForeignKeys<T>(database: Database, act: (db: Db) => Promise<T>): Promise<T> {
  return database.engine === 'sqlite' ? onSqlite(database, act) : onPostgres(database, act)
}

async function onSqlite<T>({ write }: Database, act: (db: Db) => Promise<T>): Promise<T> {
  // SQLite takes this setting outside a transaction only.
  await sql`pragma foreign_keys = off`.execute(write)
  try {
    return await write.transaction().execute(async (db) => {
      const done = await act(db)
      const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
      const [broken] = rows
      if (broken) throw new StartProblem(`A row of ${broken.table} refers to a row of ${broken.parent} that is not there.`)
      return done
    })
  } finally {
    await sql`pragma foreign_keys = on`.execute(write)
  }
}

interface Constraint {
  name: string
  table: string
  definition: string
}

/** The constraints are taken off and put on again: PostgreSQL then checks all rows at once. */
function onPostgres<T>({ unlimited }: Database, act: (db: Db) => Promise<T>): Promise<T> {
  return unlimited.transaction().execute(async (db) => {
    const { rows } = await sql<Constraint>`
      select conname as "name", conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "definition"
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
    for (const { name, table } of rows) await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db)
    const done = await act(db)
    for (const { name, table, definition } of rows)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
    return done
  })
}
