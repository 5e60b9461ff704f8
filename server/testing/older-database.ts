import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import type { Database, Engine } from '../db/engine.ts'
import { migrations } from '../db/migrations/index.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { UNHURRIED } from './unhurried.ts'

/** An empty database for each test, as it was before the migration of this number: `olderDatabase(engine, '0017')`. */
export function olderDatabase(engine: Engine, number: string) {
  const all = migrations(engine)
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < number))
  let database: Database
  let dataDir: string
  let url: string
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portico-older-'))
    url = engine === 'postgres' ? await createDatabase() : ''
    database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: url }), { databasePatience: UNHURRIED })
    await migrate(database, before)
  })
  afterEach(async () => {
    await database.close()
    if (url) await dropDatabase(url)
    rmSync(dataDir, { recursive: true })
  })
  return {
    run: (statement: string) => sql.raw(statement).execute(database.write),
    rowsOf: async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.read)).rows,
    /** Brings it up to date. */
    update: () => migrate(database, all),
    opened: () => database,
  }
}
