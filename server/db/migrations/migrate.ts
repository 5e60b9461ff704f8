import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartProblem } from '../../config/start-problem.ts'
import { crowded } from '../open-problems.ts'
import { makeFresh } from './fresh-schema.ts'
import { migrations as all } from './index.ts'
import type { Database } from '../engine.ts'
import { messageOf } from '../../config/error-parts.ts'

/**
 * Brings the database to this program's version. Everything runs in one transaction: a failure leaves nothing behind and stops the start. A database
 * with migrations that this program does not know is from a newer version; it is left as it is.
 */
export async function migrate(database: Database, migrations = all(database.engine)): Promise<void> {
  const known = Object.keys(migrations)
  const executed = await executedMigrations(database)
  refuseNewer(executed, known)
  if (known.every((name) => executed.includes(name))) return
  if (executed.length === 0 && database.engine === 'sqlite' && (await makeFresh(database, known).catch(tooLittleSpace))) return
  await runMigrations(database, migrations)
}

/** Runs those migrations that have not run yet, one after another. */
export async function runMigrations(database: Database, migrations = all(database.engine)): Promise<void> {
  const migrator = new Migrator({ db: database.unlimited, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migrations'
  throw (
    crowded(error) ??
    new StartProblem(`The database could not be brought up to date: ${failed} failed (${messageOf(error)}). Nothing was changed.`)
  )
}

const tooLittleSpace = (error: unknown) => {
  throw crowded(error) ?? error
}

function refuseNewer(executed: string[], known: string[]) {
  const unknown = executed.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StartProblem(
      `The database is from a newer version of Portico (it has ${unknown.join(', ')}). Start that version, or restore a copy made by this one.`,
    )
}

/** The migrations that this program would run at its next start, and those that it does not know. */
export async function pendingMigrations(database: Database): Promise<{ missing: string[]; unknown: string[] }> {
  const executed = await executedMigrations(database)
  const known = Object.keys(all(database.engine))
  return { missing: known.filter((name) => !executed.includes(name)), unknown: executed.filter((name) => !known.includes(name)) }
}

async function executedMigrations(database: Database): Promise<string[]> {
  const { rows: tables } = await TABLE_OF_MIGRATIONS[database.engine].execute(database.read)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(database.read)
  return rows.map(({ name }) => name)
}

/** A row if there is the table; to read all tables from the catalogue, as Kysely does, takes longer than the rest of a start's look. */
const TABLE_OF_MIGRATIONS = {
  sqlite: sql`select 1 from "sqlite_master" where "type" = 'table' and "name" = 'kysely_migration'`,
  postgres: sql`select 1 where to_regclass('kysely_migration') is not null`,
}
