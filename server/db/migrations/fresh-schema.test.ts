import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../engine.ts'
import { openSqlite } from '../sqlite.ts'
import { makeFresh, readSchema } from './fresh-schema.ts'
import { migrations } from './index.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import schema from './sqlite-schema.generated.json' with { type: 'json' }

const folder = mkdtempSync(path.join(tmpdir(), 'portico-fresh-'))
afterAll(() => rmSync(folder, { recursive: true }))
const NAMES = Object.keys(migrations('sqlite'))

describe('B-133 a new SQLite file', () => {
  let database: Database
  let count = 0
  beforeEach(() => {
    database = openSqlite(path.join(folder, `${++count}.db`))
  })
  afterEach(() => database.close())

  const tables = async () => (await sql<{ name: string }>`select "name" from "sqlite_master"`.execute(database.read)).rows

  /** The tables with a row, but for some. */
  async function rowsBeside(others: RegExp) {
    const { rows } = await sql<{
      name: string
    }>`select "name" from pragma_table_list where "type" in ('table', 'virtual') and "schema" = 'main'
      and "name" not like 'sqlite\\_%' escape '\\'`.execute(database.read)
    const filled: string[] = []
    for (const { name } of rows.filter((table) => !others.test(table.name)))
      if ((await sql`select 1 from ${sql.table(name)} limit 1`.execute(database.read)).rows.length > 0) filled.push(name)
    return filled
  }

  test('is made at once, has what all migrations make, and knows each of them as run', async () => {
    expect(await makeFresh(database, NAMES)).toBe(true)
    expect(await readSchema(database)).toEqual(schema)
    expect(await pendingMigrations(database)).toEqual({ missing: [], unknown: [] })
    const before = await tables()
    await migrate(database)
    expect(await tables()).toEqual(before)
  })

  test('is made by migrations up to an older one, and brought up by those after it; none of them writes a row', async () => {
    const older = Object.fromEntries(Object.entries(migrations('sqlite')).slice(0, -1))
    await migrate(database, older)
    expect((await pendingMigrations(database)).missing).toEqual(NAMES.slice(-1))
    await migrate(database)
    expect(await readSchema(database)).toEqual(schema)
    expect(await rowsBeside(/^kysely_/)).toEqual([])
  })

  test('that is not empty is left as it is', async () => {
    await sql`create table "other" ("id" integer)`.execute(database.write)
    expect(await makeFresh(database, NAMES)).toBe(false)
    expect(await tables()).toEqual([{ name: 'other' }])
  })

  test('that two processes make at the same moment is made once', async () => {
    const second = openSqlite(path.join(folder, `${count}.db`))
    await Promise.all([migrate(database), migrate(second)])
    await second.close()
    expect(await readSchema(database)).toEqual(schema)
  })
})
