import { browserErrorAt, rowsAt } from '../../testing/log-rows.ts'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { untyped } from '../../db/engine.ts'
import { countDeletions } from '../../testing/deletions.ts'
import { onBothEngines } from '../../testing/site.ts'
import { createPace, type Pace } from '../../db/pace.ts'
import { prune } from './prune.ts'
import { pruneAll } from './prune-all.ts'
import type { Log } from './kept-log.ts'
import { createFileStore } from '../uploads/store.ts'
import { startRetention } from './retention.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SETTINGS = {
  timeZone: 'Asia/Shanghai',
  webLogDays: 30,
  webLogRows: 1_000_000,
  loginLogDays: 180,
  auditLogDays: 400,
  auditLogRows: 1_000_000,
  changeLogDays: 400,
  changeLogRows: 1_000_000,
  browserErrorDays: 90,
  enquiryDays: 0,
}
const WEB: Log = { table: 'webLog', time: 'creationTime' }
const withoutRest: Pace = (work) => work()

const WORDS = { webLog: 'path', loginLog: 'userNameOrEmailAddress', auditLog: 'serviceName', entityChange: 'entityType' } as const
type LogName = keyof typeof WORDS

onBothEngines('Retention', (site) => {
  const write = () => untyped(site.database.write)

  async function fill(table: LogName, count: number, time: number, words: string, more: Record<string, unknown> = {}) {
    const rows = Array.from({ length: count }, () => ({ ...rowsAt(time, words)[table], ...more }))
    for (let from = 0; from < count; from += 500)
      await write()
        .insertInto(table)
        .values(rows.slice(from, from + 500))
        .execute()
  }
  async function left(table: LogName, words: string): Promise<number> {
    const { count } = await write()
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where(WORDS[table], '=', words)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const lefts = async (words: string) =>
    Object.fromEntries(await Promise.all(Object.keys(WORDS).map(async (t) => [t, await left(t as LogName, words)])))

  beforeEach(async () => {
    await site.running.app.webLog.flush()
    for (const table of Object.keys(WORDS)) await write().deleteFrom(table).execute()
  })

  test('B-03a E-08g each log is pruned by its own days, and newer rows stay', async () => {
    const now = Date.now()
    const ages = [29, 31, 179, 181, 399, 401]
    for (const days of ages.toReversed())
      for (const table of Object.keys(WORDS) as LogName[]) await fill(table, 2, now - days * DAY_MS, `${days} days`)
    await site.running.app.retention.run()
    expect(Object.fromEntries(await Promise.all(ages.map(async (days) => [days, await lefts(`${days} days`)])))).toEqual({
      29: { webLog: 2, loginLog: 2, auditLog: 2, entityChange: 2 },
      31: { webLog: 0, loginLog: 2, auditLog: 2, entityChange: 2 },
      179: { webLog: 0, loginLog: 2, auditLog: 2, entityChange: 2 },
      181: { webLog: 0, loginLog: 0, auditLog: 2, entityChange: 2 },
      399: { webLog: 0, loginLog: 0, auditLog: 2, entityChange: 2 },
      401: { webLog: 0, loginLog: 0, auditLog: 0, entityChange: 0 },
    })
  })

  test('B-03a ended sessions are deleted, open sessions stay, whatever lies between them', async () => {
    const session = (name: string, expiryTime: number) => ({
      tokenHash: name,
      userId: site.ids.viewer,
      creationTime: 1,
      expiryTime,
      ip: '',
      browserInfo: '',
    })
    const [past, future] = [Date.now() - 1000, Date.now() + DAY_MS]
    await write()
      .insertInto('session')
      .values([
        session('ended', past),
        ...Array.from({ length: 600 }, (_, index) => session(`on ${index}`, future)),
        session('ended too', past),
      ])
      .execute()
    await site.running.app.retention.run()
    const rows = await site.database.read.selectFrom('session').select('tokenHash').execute()
    const names = rows.map(({ tokenHash }) => tokenHash)
    expect(names.filter((name) => name.startsWith('ended'))).toEqual([])
    expect(names.filter((name) => name.startsWith('on '))).toHaveLength(600)
    expect((await site.get('/abp/services/app/News/GetAll', 'viewer')).status).toBe(200)
    await write().deleteFrom('session').where('tokenHash', 'like', 'on %').execute()
  })

  test('B-03a the web log keeps only the newest rows, however young the others are', async () => {
    await fill('webLog', 1200, Date.now(), 'ring')
    await prune({ database: site.database, pace: withoutRest }, WEB, { now: Date.now(), before: 0, most: 100 })
    const ids = (await site.database.read.selectFrom('webLog').select(['id', 'path']).orderBy('id').execute()).filter(
      ({ path }) => path === 'ring',
    )
    expect(ids).toHaveLength(100)
    expect(ids.at(-1)!.id - ids[0]!.id).toBe(99)
  })

  test('B-03b no step deletes more than 500 rows, nor more than a megabyte of long texts', async () => {
    const old = Date.now() - 500 * DAY_MS
    await fill('webLog', 1300, old, 'steps')
    await fill('entityChange', 10, old, 'long', { propertyChanges: 'x'.repeat(400_000) })
    await fill('entityChange', 1, old, 'longest', { propertyChanges: 'x'.repeat(2_000_000) })
    const { database, counts } = countDeletions(site.database)
    const still = vi.spyOn(performance, 'now').mockReturnValue(0)
    await prune({ database, pace: withoutRest }, WEB, { now: Date.now(), before: old + 1 })
    still.mockRestore()
    expect([Math.max(...counts), counts.reduce((sum, rows) => sum + rows, 0)]).toEqual([500, 1300])
    counts.length = 0
    await prune(
      { database, pace: withoutRest },
      { table: 'entityChange', time: 'changeTime', long: 'propertyChanges' },
      { now: Date.now(), before: old + 1 },
    )
    expect([Math.max(...counts), counts.reduce((sum, rows) => sum + rows, 0)]).toEqual([2, 11])
  })

  test.each([0.01, 0.05, 0.4, 2])('B-03b no step takes longer than 50 ms where each row takes %s ms, and every row goes', async (rowMs) => {
    const old = Date.now() - 500 * DAY_MS
    await fill('webLog', 1300, old, 'slow')
    const { database, counts } = countDeletions(site.database)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => rowMs * counts.reduce((sum, rows) => sum + rows, 0))
    await prune({ database, pace: withoutRest }, WEB, { now: Date.now(), before: old + 1 })
    clock.mockRestore()
    expect(Math.max(...counts) * rowMs).toBeLessThanOrEqual(50)
    expect(await left('webLog', 'slow')).toBe(0)
  })

  test('B-120d keys of writes, codes and errors of browsers go in short steps, whatever their number, and what is not over stays', async () => {
    const { database, counts } = countDeletions(site.database)
    const { write: db } = site.database
    const now = database.now()
    const [old, young] = [now - 200 * DAY_MS, now - 1000]
    const numbers = Array.from({ length: 450 }, (_, number) => number)
    const keyAt = (creationTime: number) => (number: number) => ({
      userId: 1,
      keyHash: `${creationTime} ${number}`,
      fingerprint: '',
      answer: '',
      creationTime,
    })
    const codeAt = (creationTime: number) => (number: number) => ({
      purpose: 'test',
      subject: `${creationTime} ${number}`,
      secretHash: '',
      boundTo: '',
      creationTime,
      expiryTime: 0,
      triesLeft: 0,
      windowTime: 0,
      issued: 0,
    })
    await db
      .insertInto('idempotencyKey')
      .values([...numbers.map(keyAt(old)), keyAt(young)(0)])
      .execute()
    await db
      .insertInto('oneTimeCode')
      .values([...numbers.map(codeAt(old)), codeAt(young)(0)])
      .execute()
    await db
      .insertInto('browserError')
      .values([...numbers.map((number) => browserErrorAt(old + number)), browserErrorAt(young)])
      .execute()
    const parts = { database, settings: SETTINGS, pace: withoutRest, files: createFileStore(site.dataDir) }
    await pruneAll(parts)
    expect(Math.max(...counts)).toBeLessThanOrEqual(200)
    const times = async (table: 'idempotencyKey' | 'oneTimeCode' | 'browserError', time: string) =>
      (
        await untyped(database.read)
          .selectFrom(table)
          .select(`${time} as time`)
          .where(time, 'in', [old, old + 449, young])
          .execute()
      ).map((row) => Number(row['time']))
    expect(await times('idempotencyKey', 'creationTime')).toEqual([young])
    expect(await times('oneTimeCode', 'creationTime')).toEqual([young])
    expect(await times('browserError', 'lastTime')).toEqual([young])
    for (const table of ['idempotencyKey', 'oneTimeCode', 'browserError'] as const) await db.deleteFrom(table).execute()
  })

  test('B-03b between two steps an editor’s save is answered, and a stop ends the run there; the next run continues', async () => {
    const old = Date.now() - 100 * DAY_MS
    await fill('webLog', 1300, old, 'between')
    const stopping = new AbortController()
    const remaining: number[] = []
    const replies: number[] = []
    const pace: Pace = async (work) => {
      const done = await createPace(stopping.signal)(work)
      replies.push((await site.post('/abp/services/app/News/Create', { title: '其间' }, 'editor')).status)
      remaining.push(await left('webLog', 'between'))
      stopping.abort()
      return done
    }
    await expect(prune({ database: site.database, pace }, WEB, { now: Date.now(), before: old + 1 })).rejects.toThrow(/abort/i)
    expect([replies, remaining]).toEqual([[200], [1280]])
    expect(await left('webLog', 'between')).toBe(1280)
    await site.running.app.retention.run()
    expect(await left('webLog', 'between')).toBe(0)
  })

  test('B-03a rows that a wrong clock dated in the future do not protect the rows behind them', async () => {
    await fill('loginLog', 600, Date.now() + 1000 * DAY_MS, 'future')
    await fill('loginLog', 3, Date.now() - 200 * DAY_MS, 'behind')
    await site.running.app.retention.run()
    expect([await left('loginLog', 'future'), await left('loginLog', 'behind')]).toEqual([600, 0])
  })

  test('B-03a rows are pruned by the clock of the database: a machine whose own clock is ahead ends no session and deletes no row too early', async () => {
    // This machine's clock is two days ahead of the database's.
    const inDatabase = Date.now() - 2 * DAY_MS
    await site.database.write
      .updateTable('session')
      .set({ expiryTime: inDatabase + DAY_MS })
      .execute()
    await fill('webLog', 2, inDatabase - 29 * DAY_MS, 'kept')
    await fill('webLog', 2, inDatabase - 31 * DAY_MS, 'due')
    const sessions = () => site.database.read.selectFrom('session').select('id').orderBy('id').execute()
    const before = await sessions()
    const database = { ...site.database, now: () => inDatabase }
    const retention = startRetention({ database, settings: SETTINGS, files: createFileStore(site.dataDir), report: fail })
    await retention.run()
    await retention.stop()
    expect(before.length).toBeGreaterThan(0)
    expect(await sessions()).toEqual(before)
    expect([await left('webLog', 'kept'), await left('webLog', 'due')]).toEqual([2, 0])
    await site.database.write
      .updateTable('session')
      .set({ expiryTime: Date.now() + DAY_MS })
      .execute()
  })

  // An SQLite file has only one process.
  const whereNodesAre = site.engine === 'postgres' ? test : () => {}
  whereNodesAre('B-03 one node prunes at a time', async () => {
    await fill('webLog', 2, Date.now() - 100 * DAY_MS, 'alone')
    await site.database.write.connection().execute(async (db) => {
      await sql`select pg_advisory_lock(5028841031)`.execute(db)
      await site.running.app.retention.run()
      expect(await left('webLog', 'alone')).toBe(2)
      await sql`select pg_advisory_unlock(5028841031)`.execute(db)
    })
    await site.running.app.retention.run()
    expect(await left('webLog', 'alone')).toBe(0)
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and objid = (5028841031 & 4294967295)`.execute(
      site.database.read,
    )
    expect(rows).toEqual([])
  })

  test('B-03 a run that fails reports it once and changes nothing; the next run prunes', async () => {
    await fill('webLog', 2, Date.now() - 100 * DAY_MS, 'failing')
    const troubles: unknown[] = []
    const retention = startRetention({
      database: site.database,
      settings: SETTINGS,
      files: createFileStore(site.dataDir),
      report: (error) => troubles.push(error),
    })
    const rename = (from: string, to: string) => site.database.write.schema.alterTable(from).renameTo(to).execute()
    await rename('loginLog', 'goneAway')
    await retention.run()
    await rename('goneAway', 'loginLog')
    expect(troubles).toHaveLength(1)
    expect(String(troubles[0])).toMatch(/loginLog/)
    await fill('loginLog', 1, Date.now() - 200 * DAY_MS, 'failing')
    await retention.run()
    expect([troubles.length, await left('webLog', 'failing'), await left('loginLog', 'failing')]).toEqual([1, 0, 0])
    await retention.stop()
  })

  test('B-03a pruning repeats by itself until it is stopped', async () => {
    const retention = startRetention({
      database: site.database,
      settings: SETTINGS,
      files: createFileStore(site.dataDir),
      report: fail,
      first: 10,
      every: 10,
    })
    for (let times = 0; times < 2; times++) {
      await fill('webLog', 2, Date.now() - 31 * DAY_MS, 'clock')
      await expect.poll(() => left('webLog', 'clock')).toBe(0)
    }
    await retention.stop()
    await fill('webLog', 2, Date.now() - 31 * DAY_MS, 'clock')
    await setTimeout(100)
    expect(await left('webLog', 'clock')).toBe(2)
  })

  test('B-03c a flood of 20,000 requests is at most 300 rows a second, and their counts sum to all of them', async () => {
    const { webLog } = site.running.app
    const row = { ...rowsAt(Date.now(), '/flood').webLog, userId: null, requests: 1 }
    await webLog.flush()
    const before = await left('webLog', '/flood')
    for (let index = 0; index < 20_000; index++) {
      const ip = `198.51.100.${index % 3}`
      webLog.add({ ip, status: 200, userId: null }, () => ({ ...row, ip }))
    }
    await webLog.flush()
    const stored = await site.database.read.selectFrom('webLog').select(['ip', 'requests']).where('path', '=', '/flood').execute()
    expect(before).toBe(0)
    expect(stored.length).toBeLessThanOrEqual(300)
    expect(stored.reduce((sum, { requests }) => sum + requests, 0)).toBe(20_000)
    expect(new Set(stored.map(({ ip }) => ip)).size).toBe(3)
  })
})

const fail = (error: unknown) => expect.unreachable(String(error))
