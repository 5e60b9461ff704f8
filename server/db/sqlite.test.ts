import SqliteDatabase from 'better-sqlite3'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database, Db } from './engine.ts'
import { PATIENCE } from './patience.ts'
import { openSqlite } from './sqlite.ts'
import { violationOf } from './violations.ts'

let folder: string
let file: string
let database: Database
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-sqlite-'))
  file = path.join(folder, 'portico.db')
  database = openSqlite(file)
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

async function pragma(db: Db, name: string) {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)
  return Object.values(rows[0]!)[0]
}

test('M-01e an acknowledged write survives loss of power: WAL, synchronous FULL, also when the file is there already', async () => {
  const settings = async () => [
    await pragma(database.write, 'journal_mode'),
    await pragma(database.write, 'synchronous'),
    await pragma(database.write, 'foreign_keys'),
  ]
  expect(await settings()).toEqual(['wal', 2, 1])
  await sql`create table kept (word text) strict`.execute(database.write)
  await database.close()
  database = openSqlite(file)
  expect(await settings()).toEqual(['wal', 2, 1])
})

test('B-09c neither connection waits within SQLite for a lock of another process: the whole server would wait with it', async () => {
  const waits = [await pragma(database.write, 'busy_timeout'), await pragma(database.read, 'busy_timeout')]
  expect(Math.max(...(waits as number[]))).toBeLessThanOrEqual(50)
})

test('B-09c a write waits for another process that holds the lock while reads go on, and is refused as busy if it never ends', async () => {
  await sql`create table kept (word text) strict`.execute(database.write)
  const other = new SqliteDatabase(file)
  try {
    other.exec('begin immediate')
    let isWritten = false
    const single = sql`insert into kept values ('single')`.execute(database.write)
    const whole = database.write.transaction().execute((db) => sql`insert into kept values ('whole')`.execute(db))
    void single.then(() => {
      isWritten = true
    })
    for (let reads = 0; reads < 5; reads++) {
      await sql`select * from kept`.execute(database.read)
      await wait(20)
    }
    expect(isWritten).toBe(false)
    other.exec('commit')
    await Promise.all([single, whole])
    expect((await sql<{ word: string }>`select word from kept`.execute(database.read)).rows).toEqual([
      { word: 'single' },
      { word: 'whole' },
    ])

    const hasty = openSqlite(file, { patience: { ...PATIENCE, lock: 100 } })
    other.exec('begin immediate')
    const refused = await Promise.allSettled([
      sql`insert into kept values ('never')`.execute(hasty.write),
      hasty.write.transaction().execute((db) => sql`insert into kept values ('never')`.execute(db)),
    ])
    other.exec('rollback')
    await hasty.close()
    expect(refused.map((one) => one.status === 'rejected' && violationOf(one.reason))).toEqual([{ kind: 'busy' }, { kind: 'busy' }])
    expect((await sql`select word from kept`.execute(database.read)).rows).toHaveLength(2)
  } finally {
    other.close()
  }
})

test('B-09c B-09f writers that wait for the same lock are refused together: none begins to wait only after another has given up', async () => {
  await sql`create table kept (word text) strict`.execute(database.write)
  const patience = 900
  const hasty = openSqlite(file, { patience: { ...PATIENCE, lock: patience } })
  const other = new SqliteDatabase(file)
  const order: string[] = []
  const insert = (word: string) =>
    sql`insert into kept values (${word})`.execute(hasty.write).then(
      () => order.push(`${word} written`),
      () => order.push(`${word} refused`),
    )
  try {
    other.exec('begin immediate')
    const [first, ...others] = ['first', 'second', 'third'].map(insert)
    await first
    // One that began to wait only now would take longer than this.
    await Promise.race([Promise.all(others), wait(patience)])
    order.push('as long again')
    other.exec('rollback')
    await Promise.all([...others, insert('fourth')])
    expect(order).toEqual(['first refused', 'second refused', 'third refused', 'as long again', 'fourth written'])
  } finally {
    other.close()
    await hasty.close()
  }
})

test('B-120d a process of jobs copies what it has written into the file itself, before the server would have to', async () => {
  const job = openSqlite(file, { checkpointPages: 200 })
  const pages = [await pragma(job.write, 'wal_autocheckpoint'), await pragma(database.write, 'wal_autocheckpoint')]
  await job.close()
  expect(pages).toEqual([200, 1000])
})

test('SQLite is new enough to be without the WAL bug', async () => {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(database.read)
  const [major = 0, minor = 0, patch = 0] = rows[0]!.version.split('.').map(Number)
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003)
})

test('the reader cannot write', async () => {
  await sql`create table kept (word text) strict`.execute(database.write)
  await expect(sql`insert into kept values ('x')`.execute(database.read)).rejects.toThrow(/readonly/)
})

test('the reader sees what was committed, and nothing of an open transaction', async () => {
  const words = async () => (await sql<{ word: string }>`select word from kept`.execute(database.read)).rows.map(({ word }) => word)
  await sql`create table kept (word text) strict`.execute(database.write)
  await database.write.transaction().execute(async (db) => {
    await sql`insert into kept values ('draft')`.execute(db)
    expect(await words()).toEqual([])
  })
  expect(await words()).toEqual(['draft'])
})

test('a transaction takes the write lock at its beginning, so that its reads stay true until it commits', async () => {
  const other = new SqliteDatabase(file)
  try {
    await database.write.transaction().execute(async () => {
      expect(() => other.exec('pragma busy_timeout = 0; begin immediate')).toThrow(/locked/)
    })
    expect(() => other.exec('begin immediate; commit')).not.toThrow()
  } finally {
    other.close()
  }
})

test('a write of another process is noticed, and our own writes are not taken for one', async () => {
  await sql`create table kept (word text) strict`.execute(database.write)
  let noticed = 0
  const unwatch = database.watch(() => {
    noticed++
  })
  await sql`insert into kept values ('ours')`.execute(database.write)
  await sql`select * from kept`.execute(database.read)
  await new Promise((resolve) => {
    setTimeout(resolve, 350)
  })
  expect(noticed).toBe(0)
  execFileSync(process.execPath, [
    '-e',
    `new (require('better-sqlite3'))(process.argv[1]).exec("insert into kept values ('theirs')")`,
    file,
  ])
  await expect.poll(() => noticed, { timeout: 10_000, interval: 20 }).toBe(1)
  unwatch()
})

test('B-09d a transaction that SQLite has ended itself, as on a full disk, reports the reason', async () => {
  await sql`create table kept (word text unique) strict`.execute(database.write)
  const twice = database.write.transaction().execute(async (db) => {
    await sql`insert into kept values ('x')`.execute(db)
    await sql`insert or rollback into kept values ('x')`.execute(db)
  })
  await expect(twice).rejects.toThrow(/UNIQUE constraint/)
  expect((await sql`select * from kept`.execute(database.read)).rows).toEqual([])
  await database.write.transaction().execute((db) => sql`insert into kept values ('y')`.execute(db))
  expect((await sql`select * from kept`.execute(database.read)).rows).toHaveLength(1)
})

test('a closed database leaves one file', async () => {
  await sql`create table kept (word text) strict`.execute(database.write)
  await database.close()
  expect(() => new SqliteDatabase(`${file}-wal`, { fileMustExist: true })).toThrow(/unable to open/)
})
