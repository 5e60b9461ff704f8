import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBus, type Bus } from './bus.ts'
import { openPostgres } from './postgres.ts'
import { PATIENCE } from './patience.ts'
import type { Database } from './engine.ts'
import { start, type Running } from '../start.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { openDoor, type Door } from '../testing/door.ts'
import { NO_ASSETS, PASSWORD } from '../testing/site.ts'

const NEWS = '/abp/services/app/News'
const folders: string[] = []
const nodes: Running[] = []

async function startNode(databaseUrl: string, dataDir = mkdtempSync(path.join(tmpdir(), 'portico-node-'))) {
  folders.push(dataDir)
  const node = await start(
    { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'empty', ADMIN_PASSWORD: PASSWORD, HOST: '127.0.0.1' },
    { quiet: true, assets: NO_ASSETS },
  )
  nodes.push(node)
  return node
}

async function stopAll() {
  for (const node of nodes.splice(0)) await node.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
}

const at = ({ url }: Running) => url.replace('localhost', '127.0.0.1')
const read = async (node: Running, page: string) => (await fetch(at(node) + page)).text()

async function editor(node: Running) {
  let token = ''
  const post = async (address: string, body: unknown) =>
    (
      (await (
        await fetch(at(node) + address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-token': token },
          body: JSON.stringify(body),
        })
      ).json()) as { result: { id: number; version: number; accessToken: string } }
    ).result
  token = (await post('/abp/TokenAuth/Authenticate', { username: 'admin', password: PASSWORD })).accessToken
  return {
    create: (title: string) => post(`${NEWS}/Create`, { title }),
    change: (id: number, version: number, title: string) => post(`${NEWS}/Update`, { id, version, title }),
    publish: (row: { id: number; version: number }) => post(`${NEWS}/Publish`, { id: row.id, version: row.version }),
  }
}

describe('Two nodes on one PostgreSQL', () => {
  let url: string
  let one: Running
  let other: Running
  let edit: Awaited<ReturnType<typeof editor>>
  beforeAll(async () => {
    url = await createDatabase()
    one = await startNode(url)
    other = await startNode(url)
    edit = await editor(one)
  })
  afterAll(async () => {
    await stopAll()
    await dropDatabase(url)
  })

  /** Returns the milliseconds from now until a visitor of the other node sees the text. */
  async function untilShown(page: string, text: string) {
    const since = performance.now()
    for (;;) {
      const waited = performance.now() - since
      if ((await read(other, page)).includes(text)) return waited
      if (waited > 5000) throw new Error(`${text} never came`)
    }
  }

  test("M-01a a text that is published through one node is shown by the other's next page within 200 ms", async () => {
    let row = await edit.create('零号')
    await edit.publish(row)
    await untilShown(`/_newsdetail?id=${row.id}`, '零号')
    const took: number[] = []
    for (const title of ['一号', '二号', '三号', '四号', '五号']) {
      await Promise.all([read(other, '/_news'), read(other, `/_newsdetail?id=${row.id}`)])
      row = await edit.change(row.id, row.version, title)
      await edit.publish(row)
      took.push(await untilShown('/_news', title), await untilShown(`/_newsdetail?id=${row.id}`, title))
    }
    expect(Math.max(...took)).toBeLessThan(200)
  })

  test('a session that is ended on one node is over on the other at once', async () => {
    const body = JSON.stringify({ username: 'admin', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const { result } = (await (await fetch(`${at(one)}/abp/TokenAuth/Authenticate`, { method: 'POST', headers, body })).json()) as {
      result: { accessToken: string }
    }
    const status = async () =>
      (await fetch(`${at(other)}/abp/services/app/Role/GetAll`, { headers: { 'x-token': result.accessToken } })).status
    expect(await status()).toBe(200)
    await fetch(`${at(one)}/abp/TokenAuth/LogOut`, { method: 'POST', headers: { ...headers, 'x-token': result.accessToken }, body: '{}' })
    await expect.poll(status, { timeout: 200, interval: 10 }).toBe(401)
  })

  test('while the line between them is cut no page is trusted, and afterwards pages are kept again', async () => {
    const row = await edit.create('断线前')
    await edit.publish(row)
    const page = `/_newsdetail?id=${row.id}`
    await untilShown(page, '断线前')
    // Uses a reply of the API, because a page would be compared with its reads and could stay in the cache.
    const isKept = async () => {
      const before = other.app.pageCache.made()
      await read(other, `/api/portal/news?id=${row.id}`)
      return other.app.pageCache.made() === before
    }
    // The note of the publishing itself may still be under way.
    await expect.poll(isKept, { timeout: 1000, interval: 20 }).toBe(true)
    expect(await cutLines(url)).toBe(2)
    await expect.poll(isKept, { timeout: 500, interval: 5 }).toBe(false)
    const changed = await edit.change(row.id, row.version, '断线中')
    await edit.publish(changed)
    expect(await read(other, page)).toContain('断线中')
    await expect.poll(isKept).toBe(true)
    const again = await edit.change(row.id, changed.version, '恢复后')
    await edit.publish(again)
    expect(await untilShown(page, '恢复后')).toBeLessThan(200)
  })
})

/** Ends every connection that listens; tells how many there were. */
async function cutLines(url: string): Promise<number> {
  const lines = await listening(url)
  await asks(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`)
  return lines
}

const listening = async (url: string) =>
  Number(
    (await asks(url, `select count(*) as count from pg_stat_activity where datname = current_database() and query like 'listen %'`))[0]![
      'count'
    ],
  )

async function asks(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows as Record<string, unknown>[]
}

describe('The line to the other nodes', () => {
  let url: string
  let door: Door
  let database: Database
  let bus: Bus
  const heard: string[][] = []
  beforeEach(async () => {
    url = await createDatabase()
    door = await openDoor(url)
    database = openPostgres(url)
    bus = await createBus(database, door.url)
    heard.length = 0
    bus.listen((tags) => heard.push([...tags]))
  })
  afterEach(async () => {
    await bus.close()
    await database.close()
    await door.close()
    await dropDatabase(url)
  })

  const say = (payload: unknown) => sql`select pg_notify('portico_changes', ${JSON.stringify(payload)})`.execute(database.write)

  test('brings the notices of other nodes, and none of this node itself', async () => {
    await say({ node: 'another', tags: ['news', 'news:3'] })
    await expect.poll(() => heard).toEqual([['news', 'news:3']])
    await bus.announce(database.write, new Set(['news:4']))
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    expect(heard).toHaveLength(1)
  })

  test('B-09 takes a notice that it cannot read for "anything", and goes on listening', async () => {
    for (const payload of ['x', '', '[]', 'null', '{"node":1}', '{"node":"a","tags":"news"}'])
      await sql`select pg_notify('portico_changes', ${payload})`.execute(database.write)
    await expect.poll(() => heard).toEqual(Array.from({ length: 6 }, () => ['*']))
    await say({ node: 'another', tags: ['news'] })
    await expect.poll(() => heard.at(-1)).toEqual(['news'])
  })

  test('B-09b B-09g notices a silent line, trusts nothing in its caches, and listens on a new line', async () => {
    const quick = await createBus(database, door.url, { ...PATIENCE, heartbeat: 250, answer: 200 })
    try {
      quick.listen((tags) => heard.push([...tags]))
      door.silence()
      await say({ node: 'another', tags: ['unheard'] })
      await expect.poll(() => quick.hears(), { interval: 5 }).toBe(false)
      await expect.poll(() => quick.hears()).toBe(true)
      expect(heard).toEqual([['*'], ['*']])
      expect(quick.isAlone()).toBe(false)
      await say({ node: 'another', tags: ['heard'] })
      await expect.poll(() => heard.at(-1)).toEqual(['heard'])
    } finally {
      await quick.close()
    }
  })

  test('sends a notice when the transaction commits, and only then', async () => {
    const others = new pg.Client({ connectionString: url })
    await others.connect()
    const said: unknown[] = []
    others.on('notification', ({ payload }) => said.push(JSON.parse(payload!).tags))
    await others.query('listen portico_changes')
    await database.write
      .transaction()
      .execute((db) =>
        bus.announce(db, new Set(['gone'])).then(() => {
          throw new Error('no')
        }),
      )
      .catch(() => {})
    await database.write.transaction().execute((db) => bus.announce(db, new Set(['done'])))
    await database.write
      .transaction()
      .execute((db) => bus.announce(db, new Set(Array.from({ length: 1000 }, (_, index) => `news:${index}`))))
    await expect.poll(() => said).toEqual([['done'], ['*']])
    await others.end()
  })

  test('is one line again after a long outage, and begins with "anything may have changed"', async () => {
    door.shut()
    await expect.poll(() => bus.hears()).toBe(false)
    // Several attempts fail; each may be followed by one more, not by two.
    await new Promise((resolve) => {
      setTimeout(resolve, 3500)
    })
    expect(door.refused()).toBeLessThanOrEqual(4)
    heard.length = 0
    door.open()
    await expect.poll(() => bus.hears(), { timeout: 3000 }).toBe(true)
    expect(heard.at(-1)).toEqual(['*'])
    await new Promise((resolve) => {
      setTimeout(resolve, 1500)
    })
    expect(await listening(url)).toBe(1)
    heard.length = 0
    await say({ node: 'another', tags: ['site'] })
    await expect.poll(() => heard).toEqual([['site']])
  })
})

describe('One SQLite file', () => {
  afterEach(stopAll)

  test('after a command has written in another process, no cached page is trusted', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-node-'))
    const node = await startNode('', dataDir)
    expect(await read(node, '/home')).toContain('Portico')
    await read(node, '/home')
    const write = `new (require('better-sqlite3'))(process.argv[1]).exec("update siteInfo set title = '从外面改的'")`
    execFileSync(process.execPath, ['-e', write, path.join(dataDir, 'portico.db')])
    await expect.poll(() => read(node, '/home'), { timeout: 10_000, interval: 20 }).toContain('从外面改的')
  })
})
