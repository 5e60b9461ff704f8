import SqliteDatabase from 'better-sqlite3'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './engine.ts'
import { giveSpaceBack, makeShrinkable } from './space.ts'
import { openSqlite } from './sqlite.ts'

const MB = 1024 * 1024

let folder: string
let file: string
let database: Database
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-space-'))
  file = path.join(folder, 'portico.db')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const FILLED = `
  create table kept (word text not null) strict;
  with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) insert into kept select hex(zeroblob(600)) || i from n`

/** Makes a file as older versions did, which cannot shrink. */
function makeOld() {
  const old = new SqliteDatabase(file)
  old.pragma('journal_mode = WAL')
  old.exec(FILLED)
  old.close()
}

const run = (text: string) => sql.raw<Record<string, number>>(text).execute(database.write)
const one = async (text: string) => Object.values((await run(text)).rows[0]!)[0]!
const size = async () => (await run('pragma wal_checkpoint(truncate)'), statSync(file).size)

test('B-03d the file gives the space of deleted rows back, in steps of at most 200 pages, and keeps some room for new rows', async () => {
  database = openSqlite(file)
  for (const statement of FILLED.split(';')) await run(statement)
  const full = await size()
  await run('delete from kept where rowid > 100')
  expect(await size()).toBe(full)
  const freed: number[] = []
  await giveSpaceBack(database, async (work) => {
    const before = await one('pragma freelist_count')
    const done = await work()
    freed.push(before - (await one('pragma freelist_count')))
    return done
  })
  expect(full).toBeGreaterThan(20 * MB)
  expect(await size()).toBeLessThan(10 * MB)
  expect(freed.length).toBeGreaterThan(10)
  expect([Math.min(...freed), Math.max(...freed) <= 200]).toEqual([20, true])
  expect([await one('select count(*) from kept'), await one('select max(rowid) from kept')]).toEqual([100, 100])
  expect((await run('pragma integrity_check')).rows).toEqual([{ integrity_check: 'ok' }])
})

test('B-03d a step waits for the open transaction, and is no part of it', async () => {
  database = openSqlite(file)
  for (const statement of FILLED.split(';')) await run(statement)
  await run('delete from kept')
  const free = await one('pragma freelist_count')
  let shrunk: Promise<void> | undefined
  const given = database.write.transaction().execute(async (db) => {
    await sql`insert into kept values ('open')`.execute(db)
    shrunk = database.shrink(200)
    await new Promise((resolve) => void setImmediate(resolve))
    expect(Object.values((await sql<Record<string, number>>`pragma freelist_count`.execute(db)).rows[0]!)[0]).toBeGreaterThan(free - 10)
    throw new Error('taken back')
  })
  await expect(given).rejects.toThrow('taken back')
  await shrunk
  expect(await one('pragma freelist_count')).toBe(free - 200)
})

test('B-120d a step waits for another process that writes, as every write does', async () => {
  database = openSqlite(file)
  for (const statement of FILLED.split(';')) await run(statement)
  await run('delete from kept')
  const free = await one('pragma freelist_count')
  const other = new SqliteDatabase(file)
  other.exec('begin immediate')
  const shrunk = database.shrink(200)
  await new Promise((resolve) => void setImmediate(resolve))
  other.exec('rollback')
  other.close()
  await shrunk
  expect(await one('pragma freelist_count')).toBe(free - 200)
})

test('B-03d a small file of an older version is rewritten once, loses nothing, and can give space back from then on', async () => {
  makeOld()
  database = openSqlite(file)
  expect(await one('pragma auto_vacuum')).toBe(0)
  await makeShrinkable(database)
  expect(await one('pragma auto_vacuum')).toBe(2)
  expect([await one('select count(*) from kept'), await one('pragma journal_mode')]).toEqual([20_000, 'wal'])
  await run('delete from kept')
  const before = await size()
  await giveSpaceBack(database, (work) => work())
  expect(await size()).toBeLessThan(before / 2)
})

test('B-03d a large file of an older version, or a file that another program writes to, stays as it is', async () => {
  makeOld()
  database = openSqlite(file)
  await makeShrinkable(database, MB)
  expect(await one('pragma auto_vacuum')).toBe(0)
  await giveSpaceBack(database, () => expect.unreachable('it cannot shrink'))
  const other = new SqliteDatabase(file)
  await run('pragma busy_timeout = 0')
  other.exec('begin immediate')
  await makeShrinkable(database)
  other.exec('rollback')
  other.close()
  expect([await one('pragma auto_vacuum'), await one('select count(*) from kept')]).toEqual([0, 20_000])
})
