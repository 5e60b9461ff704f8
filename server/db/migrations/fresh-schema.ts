import { sql } from 'kysely'
import type { Database } from '../engine.ts'

/** The tables and indexes of an SQLite file, and the migrations that made them. */
export interface Schema {
  migrations: string[]
  statements: string[]
}

/**
 * Reads the schema of a file without the tables that SQLite makes by itself.
 * @internal for `npm run generate`
 */
export async function readSchema({ read }: Pick<Database, 'read'>): Promise<Schema> {
  const made = await sql<{ sql: string }>`
    select "sql" from "sqlite_master" where "sql" is not null and "name" not like 'sqlite\\_%' escape '\\'
    and "name" not in (select "name" from pragma_table_list where "type" = 'shadow')`.execute(read)
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration" order by "name"`.execute(read)
  return { migrations: rows.map(({ name }) => name), statements: made.rows.map((row) => row.sql) }
}

/**
 * Makes an empty SQLite file what these migrations make of it, from the list of `npm run generate`. It takes a quarter of the time: SQLite reads the whole schema
 * anew after each column that a migration adds. Where there is a table already, or the list is of other migrations, it does nothing, and says so.
 */
export async function makeFresh(database: Database, migrations: string[]): Promise<boolean> {
  const { default: schema } = await import('./sqlite-schema.generated.json', { with: { type: 'json' } })
  if (schema.migrations.join() !== migrations.join()) return false
  return database.unlimited.transaction().execute(async (db) => {
    const { rows } = await sql`select 1 from "sqlite_master" limit 1`.execute(db)
    if (rows.length > 0) return false
    for (const statement of schema.statements) await sql.raw(statement).execute(db)
    const timestamp = new Date().toISOString()
    for (const name of migrations)
      await sql`insert into "kysely_migration" ("name", "timestamp") values (${name}, ${timestamp})`.execute(db)
    await sql`insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0)`.execute(db)
    return true
  })
}
