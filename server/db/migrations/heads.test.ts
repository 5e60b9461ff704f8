import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { createDatabase, dropDatabase } from '../../testing/databases.ts'
import { ENGINES } from '../../testing/site.ts'
import type { Database } from '../engine.ts'
import { openDatabase } from '../open.ts'
import { migrations } from './index.ts'
import { migrate } from './migrate.ts'

describe.each(ENGINES)('Units whose head was deleted before (%s)', (engine) => {
  let database: Database
  let dataDir: string
  let url: string
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portico-heads-'))
    url = engine === 'postgres' ? await createDatabase() : ''
    database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: url }))
    await migrate(database, before)
  })
  afterEach(async () => {
    await database.close()
    if (url) await dropDatabase(url)
    rmSync(dataDir, { recursive: true })
  })

  const all = migrations(engine)
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < '0021'))
  const run = (statement: string) => sql.raw(statement).execute(database.write)
  const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.read)).rows

  test('B-60k have none afterwards, and their change log says who it was; others keep theirs', async () => {
    for (const [name, deleted] of [
      ['here', 'null'],
      ['gone', '5'],
    ])
      await run(
        `insert into "user" ("userName", "name", "isActive", "version", "creationTime", "deletionTime") values ('${name}', '${name}', 1, 1, 0, ${deleted})`,
      )
    await run(
      `insert into "organizationUnit" ("displayName", "headId", "sort", "version", "creationTime") values ('a', 1, 1, 4, 0), ('b', 2, 2, 4, 0), ('c', null, 3, 4, 0)`,
    )
    await migrate(database, all)
    expect(await rowsOf('select "displayName", "headId", "version" from "organizationUnit" order by "id"')).toEqual([
      { displayName: 'a', headId: 1, version: 4 },
      { displayName: 'b', headId: null, version: 5 },
      { displayName: 'c', headId: null, version: 4 },
    ])
    const changes = await rowsOf('select "entityId", "changeType", "propertyChanges" from "entityChange"')
    expect(changes).toMatchObject([{ entityId: 2, changeType: 'Updated' }])
    expect(JSON.parse(String(changes[0]!['propertyChanges']))).toEqual([{ propertyName: 'headId', originalValue: 2, newValue: null }])
  })
})
