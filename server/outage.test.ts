import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { Patience } from './db/patience.ts'
import { start, type Running } from './start.ts'
import { createDatabase, dropDatabase } from './testing/databases.ts'
import { openDoor, type Door } from './testing/door.ts'
import { isKept } from './testing/is-kept.ts'
import { callsOf, NO_ASSETS, siteEnvironment, urlOf, type Site } from './testing/site.ts'

const APP = '/abp/services/app'
const STALE = 'portico; hit; detail=stale'
/** Short time limits, so that the tests do not wait long. */
const HASTY: Patience = { connect: 600, lock: 2000, read: 1000, write: 3000, answer: 400, heartbeat: 500, retry: 1000 }

type Node = Pick<Site, 'get' | 'post' | 'url'> & { running: Running }

describe('A node whose PostgreSQL fails', () => {
  let url: string
  let door: Door
  let node: Node
  const ends: (() => unknown)[] = []

  async function startNode(databaseUrl: string, clock?: () => number): Promise<Node> {
    const { dataDir: from, tokens } = inject('emptySites').postgres
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-outage-'))
    await cp(from, dataDir, { recursive: true })
    const env = siteEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const running = await start(env, { quiet: true, assets: NO_ASSETS, databasePatience: HASTY, ...(clock ? { clock } : {}) })
    ends.push(async () => {
      await running.close()
      rmSync(dataDir, { recursive: true })
    })
    const at = urlOf(running)
    return { url: at, running, ...callsOf({ url: at, tokens }) }
  }

  beforeEach(async () => {
    url = await createDatabase(inject('emptySites').postgres.databaseUrl)
    door = await openDoor(url)
    node = await startNode(door.url)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    door.open()
    for (const end of ends.splice(0).toReversed()) await end()
    await door.close()
    await dropDatabase(url)
  })

  /** Opens a connection that does not go through the door, as another program would. */
  async function outside() {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    ends.push(() => client.end())
    return client
  }

  async function publish(by: Node, title: string, row?: { id: number; version: number }) {
    const { result } = (
      row ? await by.post(`${APP}/News/Update`, { ...row, title }, 'editor') : await by.post(`${APP}/News/Create`, { title }, 'editor')
    ).body
    expect((await by.post(`${APP}/News/Publish`, { id: result.id, version: result.version }, 'editor')).status).toBe(200)
    return { id: result.id as number, version: result.version as number }
  }

  const list = (by = node) => by.get(`${APP}/News/GetAll?keyword=${Math.random()}`, 'viewer')
  /** Reads and writes each have connections of their own, of which some may still have to be found dead. */
  async function isBack() {
    await expect.poll(async () => (await list()).status).toBe(200)
    await expect.poll(async () => (await node.post(`${APP}/News/Create`, { title: '探' }, 'editor')).status).toBe(200)
  }

  /** On a busy machine the line to the other nodes is taken for dead at times: a page is then served, and not kept. */
  const untilKept = (page: string) => expect.poll(() => isKept(node.running.app, () => shows(page))).toBe(true)
  const shows = async (page: string) => expect((await node.get(page)).status).toBe(200)

  test('B-09a B-09g keeps answering when the server ends its connections in the middle of its transactions', async () => {
    const admin = await outside()
    const seen = new Set<number>()
    for (let round = 0; round < 6; round++) {
      const writes = Array.from({ length: 6 }, (_, n) => node.post(`${APP}/News/Create`, { title: `${round} ${n}` }, 'editor'))
      for (let turn = 0; turn < 4; turn++)
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      for (const { status } of await Promise.all(writes)) seen.add(status)
    }
    // A 401 would mean that the session was found missing, while the database was only away.
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(seen).toContain(503)
    await isBack()
    await publish(node, '重启之后')
    await expect.poll(async () => (await node.get('/_news')).body).toContain('重启之后')
  })

  test('B-09e B-09f answers cached pages and marks them as possibly old; other requests are refused with a sentence, and the outage is printed once', async () => {
    const row = await publish(node, '断库之前')
    const page = `/_newsdetail?id=${row.id}`
    expect((await node.get(page)).headers.get('cache-status')).toBe(null)
    await untilKept(page)
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
    door.shut()

    for (let look = 0; look < 5; look++) {
      const kept = await node.get(page)
      expect([kept.status, kept.body.includes('断库之前')]).toEqual([200, true])
    }
    await expect.poll(async () => (await node.get(page)).headers.get('cache-status')).toBe(STALE)
    expect((await node.get(page, undefined, { 'if-none-match': (await node.get(page)).headers.get('etag')! })).status).toBe(304)

    const notKept = await node.get(`/_newsdetail?id=${row.id + 1}`)
    expect([notKept.status, notKept.headers.get('retry-after'), notKept.headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
    expect(notKept.body).toMatch(/^<!doctype html>/)
    for (const [language, sentence] of [
      ['zh-CN', '暂时无法连接数据库，请过几秒再试。'],
      ['en', 'The database cannot be reached at the moment. Please try again in a few seconds.'],
    ] as const) {
      const { status, body, headers } = await node.get(`${APP}/News/GetAll`, 'viewer', { 'accept-language': language })
      expect([status, headers.get('retry-after'), body.result, body.error.message]).toEqual([503, '5', null, sentence])
    }
    expect((await node.post(`${APP}/News/Create`, { title: '断库之中' }, 'editor')).status).toBe(503)
    const lines = said.mock.calls.flat().filter((line) => String(line).includes('The database does not answer'))
    expect([lines.length, failed.mock.calls]).toEqual([1, []])

    door.open()
    await isBack()
    const changed = await publish(node, '断库之后', row)
    await expect.poll(async () => (await node.get(page)).headers.get('cache-status')).toBe(null)
    expect((await node.get(page)).body).toContain('断库之后')
    expect((await node.get(`${APP}/News/Get?id=${changed.id}`, 'viewer')).body.result.title).toBe('断库之后')
    expect((await node.post(`${APP}/News/Count`, { keyword: '断库之中' }, 'viewer')).body.result).toBe(0)
  })

  test('B-09b B-09g replaces silent connections: changes by another node are seen, and a disabled user may do nothing', async () => {
    const other = await startNode(url)
    const row = await publish(other, '静默之前')
    const page = `/_newsdetail?id=${row.id}`
    expect((await node.get(page)).body).toContain('静默之前')
    expect((await list()).status).toBe(200)

    door.silence()
    await publish(other, '静默之后', row)
    const { viewer } = inject('emptySites').postgres.ids
    const person = (await other.get(`${APP}/User/Get?id=${viewer}`, 'admin')).body.result
    expect((await other.post(`${APP}/User/Update`, { id: viewer, version: person.version, isActive: false }, 'admin')).status).toBe(200)

    await expect.poll(async () => (await node.get(page)).body, { interval: 100 }).toContain('静默之后')
    await expect.poll(async () => (await list()).status, { interval: 100 }).toBe(401)
    await publish(node, '静默之后再写')
  })

  test('B-09b B-09e B-09f B-09g serves cached pages while the network is silent, refuses other requests in bounded time, and recovers by itself', async () => {
    const row = await publish(node, '冻结')
    const page = `/_newsdetail?id=${row.id}`
    await untilKept(page)
    await list()
    door.silenceAll()
    const refused = await Promise.all(Array.from({ length: 24 }, () => list()))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    await expect.poll(async () => (await node.get(page)).headers.get('cache-status')).toBe(STALE)
    expect((await node.get(page)).body).toContain('冻结')
    door.open()
    await isBack()
    await publish(node, '解冻', row)
    expect((await node.get(page)).body).toContain('解冻')
  })

  test('B-09c keeps answering reads while every writer waits for a locked row', async () => {
    const row = await publish(node, '锁')
    const holder = await outside()
    await holder.query('begin')
    await holder.query('select * from news where id = $1 for update', [row.id])
    let isWaiting = true
    const writes = Promise.all(
      Array.from({ length: 8 }, () => node.post(`${APP}/News/Publish`, { id: row.id, version: row.version }, 'editor')),
    ).finally(() => {
      isWaiting = false
    })
    await expect
      .poll(async () => Number((await holder.query('select count(*) as n from pg_locks where not granted')).rows[0].n))
      .toBeGreaterThan(0)
    for (let read = 0; read < 3; read++) expect((await list()).status).toBe(200)
    expect((await node.get(`/_newsdetail?id=${row.id}&unknown=1`)).status).toBe(200)
    expect(isWaiting).toBe(true)
    const refused = await writes
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    await holder.query('rollback')
    await publish(node, '开锁', row)
  })

  test('B-09 publishes by the clock of the database, however wrong its own clock is, and erases no history', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const ahead = await startNode(url, () => Date.now() + 3_600_000)
    expect(said.mock.calls.flat().join('\n')).toMatch(/The clock of this machine is 3600\.\d s ahead of the database's/)
    const row = await publish(ahead, '来自未来')
    const page = `/_newsdetail?id=${row.id}`
    await expect.poll(async () => (await node.get(page)).body).toContain('来自未来')
    await publish(node, '来自现在', row)
    await expect.poll(async () => (await ahead.get(page)).body).toContain('来自现在')
    const { items } = (await node.get(`${APP}/News/GetHistory?id=${row.id}`, 'editor')).body.result
    expect(items.map(({ when }: { when: string }) => when)).toEqual(['live', 'past'])
    const { body } = await ahead.get(`${APP}/News/Get?id=${row.id}`, 'viewer')
    expect(Math.abs(Date.parse(body.result.lastModificationTime) - Date.now())).toBeLessThan(600_000)
  })
})
