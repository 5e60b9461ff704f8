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

describe.each(ENGINES)('Rows from before there were owners (%s)', (engine) => {
  let database: Database
  let dataDir: string
  let url: string
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portico-owners-'))
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
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < '0017'))
  const run = (statement: string) => sql.raw(statement).execute(database.write)
  const user = (name: string, deleted = 'null') =>
    run(
      `insert into "user" ("userName", "name", "isActive", "version", "creationTime", "deletionTime") values ('${name}', '${name}', 1, 1, 0, ${deleted})`,
    )
  const brand = (code: string, creator: string) =>
    run(
      `insert into "brand" ("name", "code", "sort", "isActive", "version", "creationTime", "creatorUserId") values ('x', '${code}', 1, 1, 7, 0, ${creator})`,
    )
  const brands = async () =>
    (await sql<Record<string, unknown>>`select "code", "unitId", "ownerId", "version" from "brand" order by "id"`.execute(database.read))
      .rows

  test('B-50b belong to the first unit at the top and to their creator, if the creator is still there', async () => {
    await user('ann')
    await user('gone', '5')
    await run(
      `insert into "organizationUnit" ("displayName", "sort", "version", "creationTime") values ('second', 2, 1, 0), ('first', 1, 1, 0)`,
    )
    await run(`insert into "organizationUnit" ("displayName", "sort", "parentId", "version", "creationTime") values ('below', 0, 1, 1, 0)`)
    for (const [code, creator] of [
      ['a', '1'],
      ['b', '2'],
      ['c', 'null'],
    ] as const)
      await brand(code, creator)
    await migrate(database, all)
    expect(await brands()).toEqual([
      { code: 'a', unitId: 2, ownerId: 1, version: 7 },
      { code: 'b', unitId: 2, ownerId: null, version: 7 },
      { code: 'c', unitId: 2, ownerId: null, version: 7 },
    ])
  })

  test('B-50b belong to a new unit at the top where there was none', async () => {
    await brand('a', 'null')
    await migrate(database, all)
    const { rows } = await sql`select "id", "displayName", "displayNameEn", "parentId" from "organizationUnit"`.execute(database.read)
    expect(rows).toEqual([{ id: 1, displayName: '公司', displayNameEn: 'Company', parentId: null }])
    expect(await brands()).toEqual([{ code: 'a', unitId: 1, ownerId: null, version: 7 }])
  })

  test('B-50b a site without rows gets no unit', async () => {
    await migrate(database, all)
    expect((await sql`select 1 from "organizationUnit"`.execute(database.read)).rows).toEqual([])
  })
})
