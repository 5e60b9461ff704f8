import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { start } from '../../start.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { createDatabase, dropDatabase } from '../../testing/databases.ts'
import { programFolder, startProgram } from '../../testing/program.ts'
import { eachEngine, NO_ASSETS } from '../../testing/site.ts'
import { untyped, type Database } from '../engine.ts'
import { migrate } from './migrate.ts'
import { migrations } from './index.ts'
import { making } from './making.ts'
import { openDatabase } from '../open.ts'

let program: string
beforeAll(async () => {
  program = await programFolder()
})
afterAll(() => rmSync(program, { recursive: true }))

eachEngine('Migrations', (engine) => {
  let env: NodeJS.ProcessEnv
  let dataDir: string
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'portico-migrate-'))
    env = { PORT: '0', DATA_DIR: dataDir, SEED: 'empty', DATABASE_URL: engine === 'postgres' ? await createDatabase() : '' }
  })
  afterEach(async () => {
    rmSync(dataDir, { recursive: true })
    if (env['DATABASE_URL']) await dropDatabase(env['DATABASE_URL'])
  })

  /** Puts a site of this version there. */
  async function siteThere() {
    const empty = inject('emptySites')[engine]
    cpSync(empty.dataDir, dataDir, { recursive: true })
    if (!empty.databaseUrl) return
    await dropDatabase(env['DATABASE_URL']!)
    env['DATABASE_URL'] = await createDatabase(empty.databaseUrl)
  }

  const open = () => openDatabase(readEnvironment(env))
  const startHere = () => start(env, { quiet: true, assets: NO_ASSETS })

  async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await open()
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  /** Returns the whole content: on SQLite the folder byte for byte, on PostgreSQL each table row for row. */
  async function everything(): Promise<Record<string, unknown>> {
    if (engine === 'sqlite')
      return Object.fromEntries(filesIn(dataDir).map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]))
    return within(async (database) => {
      const tables = await database.read.introspection.getTables({ withInternalKyselyTables: true })
      const rows = tables.map(
        async ({ name, columns }) =>
          [name, [columns, (await sql`select * from ${sql.table(name)} as t order by t::text`.execute(database.read)).rows]] as const,
      )
      return Object.fromEntries(await Promise.all(rows))
    })
  }

  const tableNames = (database: Database) =>
    database.read.introspection.getTables().then((tables) => tables.map(({ name }) => name).toSorted())

  test('a database from a newer version stops the start and stays as it is', async () => {
    await siteThere()
    await within((database) =>
      untyped(database.write).insertInto('kysely_migration').values({ name: '9999-future', timestamp: '2030' }).execute(),
    )
    const before = await everything()
    const ended = startProgram(program, env)
    expect(await ended.ended).toBe(1)
    expect(ended.output()).toMatch(/^The database is from a newer version [^\n]*9999-future[^\n]*\.\n$/)
    expect(await everything()).toEqual(before)
  })

  /** Returns the migrations up to that number. */
  const until = (number: string) => Object.fromEntries(Object.entries(migrations(engine)).filter(([name]) => name.slice(0, 4) <= number))

  test('B-03c a request that was logged before rows had counts has the count 1', async () => {
    await within(async (database) => {
      await migrate(database, until('0008'))
      const row = {
        creationTime: 1,
        method: 'GET',
        path: '/',
        status: 200,
        duration: 1,
        bytes: 1,
        ip: '',
        userAgent: '',
        referrer: '',
        requestId: '',
      }
      await database.write.insertInto('webLog').values(row).execute()
      await migrate(database)
      expect(await database.read.selectFrom('webLog').select(['path', 'requests']).execute()).toEqual([{ path: '/', requests: 1 }])
    })
  })

  test('B-37c names that the program gave become the better ones, and names that somebody chose stay', async () => {
    const stamps = { version: 1, creationTime: 1 }
    const entry = { ...stamps, tag: 'web', sort: 0, hidden: 0 }
    await within(async (database) => {
      await migrate(database, until('0014'))
      const tables = untyped(database.write)
      const role = { ...stamps, description: '只读', isStatic: 0, isDefault: 0 }
      await tables
        .insertInto('role')
        .values([
          { ...role, name: 'viewer', displayName: '访客' },
          { ...role, name: 'guest', displayName: '访客' },
        ])
        .execute()
      await tables
        .insertInto('menu')
        .values([
          { ...entry, name: 'function', text: '功能', textEn: 'Functions' },
          { ...entry, name: 'dictionary', text: '字典', textEn: 'Words' },
        ])
        .execute()
      await migrate(database)
      const reads = untyped(database.read)
      expect(await reads.selectFrom('role').select(['name', 'displayName']).orderBy('id').execute()).toEqual([
        { name: 'viewer', displayName: '只读用户' },
        { name: 'guest', displayName: '访客' },
        { name: 'auditor', displayName: '审计员' },
      ])
      expect(await reads.selectFrom('menu').select(['text', 'textEn']).orderBy('id').execute()).toEqual([
        { text: '权限点', textEn: 'Permissions' },
        { text: '字典', textEn: 'Words' },
      ])
    })
  })

  test('B-11a rows that were published before they kept their moments are found by their state', async () => {
    await within(async (database) => {
      await migrate(database, until('0010'))
      const now = Date.now()
      const news = { version: 1, creationTime: 1, title: 'n', tags: '[]', isTop: 0, publishTime: 1 }
      const ranges: [number, number | null][][] = [
        [],
        [[1, 2]],
        [[1, null]],
        [
          [1, 2],
          [3, now + 1e9],
          [now + 1e9, null],
        ],
        [[now + 1e9, now + 2e9]],
      ]
      await untyped(database.write)
        .insertInto('news')
        .values(ranges.map((_, index) => ({ ...news, id: index + 1 })))
        .execute()
      for (const [index, own] of ranges.entries())
        for (const [validFrom, validUntil] of own)
          await untyped(database.write)
            .insertInto('newsSnapshot')
            .values({
              creationTime: 1,
              title: 'n',
              tags: '[]',
              isTop: 0,
              publishTime: 1,
              rowId: index + 1,
              rowVersion: 1,
              validFrom,
              validUntil,
            })
            .execute()
      await migrate(database)
      const moments = ['firstFrom', 'firstUntil', 'lastFrom', 'lastUntil'] as const
      const kept = await database.read.selectFrom('news').select(moments).orderBy('id').execute()
      const never = 8_640_000_000_000_000
      expect(kept.map((row) => moments.map((name) => row[name]))).toEqual([
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [1, never, 1, never],
        [3, now + 1e9, now + 1e9, never],
        [now + 1e9, now + 2e9, now + 1e9, now + 2e9],
      ])
    })
  })

  test('a role that still has its first name gets an English name; a role that was renamed keeps its own name only', async () => {
    await within(async (database) => {
      await migrate(database, until('0007'))
      const role = { version: 1, creationTime: 1, isStatic: 0, isDefault: 0 }
      const roles = [
        { ...role, name: 'editor', displayName: '编辑', description: '我们的编辑' },
        { ...role, name: 'viewer', displayName: '审计', description: '只读' },
        { ...role, name: 'guest', displayName: '编辑', description: null },
      ]
      await untyped(database.write).insertInto('role').values(roles).execute()
      await migrate(database)
      const called = await database.read.selectFrom('role').select(['name', 'displayNameEn', 'descriptionEn']).orderBy('name').execute()
      expect(called).toEqual([
        { name: 'auditor', displayNameEn: 'Auditor', descriptionEn: 'Reads and exports the logs' },
        { name: 'editor', displayNameEn: 'Editor', descriptionEn: null },
        { name: 'guest', displayNameEn: null, descriptionEn: null },
        { name: 'viewer', displayNameEn: null, descriptionEn: 'Sees, and changes nothing' },
      ])
    })
  })

  test('a migration that fails leaves nothing behind, and says which one it was', async () => {
    await siteThere()
    const failing: Migration = {
      async up(db) {
        const make = making(db, engine)
        await make.table('half', { name: 'text!' })
        await untyped(db as never)
          .insertInto('half')
          .values({ name: 'done' })
          .execute()
        await untyped(db as never)
          .updateTable('siteInfo')
          .set({ title: 'gone' })
          .execute()
        throw new Error('no room')
      },
    }
    const before = await everything()
    const said = await within((database) =>
      migrate(database, { ...migrations(engine), '9998-half': failing }).catch((error: unknown) => error),
    )
    expect(said).toBeInstanceOf(StartProblem)
    expect((said as Error).message).toMatch(/9998-half.*no room.*Nothing was changed/)
    expect(await everything()).toEqual(before)
  })

  test('when several migrations are due, all or none take effect', async () => {
    const fine: Migration = { up: (db) => making(db, engine).table('fine', { name: 'text!' }) }
    const failing: Migration = { up: () => Promise.reject(new Error('no room')) }
    await within(async (database) => {
      await expect(migrate(database, { '0001-fine': fine, '0002-failing': failing })).rejects.toThrow(StartProblem)
      expect(await tableNames(database)).toEqual([])
      await migrate(database, { '0001-fine': fine })
      expect(await tableNames(database)).toEqual(['fine'])
    })
  })

  test('a failing migration stops the program: one sentence, exit code 1, the tables as they were', async () => {
    await within((database) => sql`create table news (note text)`.execute(database.write))
    const ended = startProgram(program, env)
    expect(await ended.ended).toBe(1)
    expect(ended.output()).toMatch(/^The database could not be brought up to date: 0001-foundation failed [^\n]*\.\n$/)
    expect(await within(tableNames)).toEqual(['news'])
  })

  test('B-05e when two servers start on one empty database at the same time, both run, and the tables are made once', async () => {
    const both = [
      startProgram(program, { ...env, ADMIN_PASSWORD: 'Sesame-7' }),
      startProgram(program, { ...env, ADMIN_PASSWORD: 'Sesame-7' }),
    ]
    try {
      const urls = await Promise.all(both.map(({ url }) => url))
      const titles = await Promise.all(urls.map(async (url) => (await fetch(`${url}/api/portal/site`)).status))
      expect(titles).toEqual([200, 200])
    } finally {
      both.forEach(({ kill }) => kill())
    }
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
    const count = (database: Database, table: string) =>
      untyped(database.read)
        .selectFrom(table)
        .select('id')
        .execute()
        .then((rows) => rows.length)
    expect(await within((database) => Promise.all(['siteInfo', 'user', 'role'].map((table) => count(database, table))))).toEqual([1, 1, 4])
  })

  test('a second start finds nothing to do', async () => {
    await (await startHere()).close()
    const names = () => within((database) => untyped(database.read).selectFrom('kysely_migration').selectAll().execute())
    const before = await names()
    await (await startHere()).close()
    expect(await names()).toEqual(before)
  })
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
