import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createBus, type Bus } from './bus.ts'
import { openPostgres } from './postgres.ts'
import { PATIENCE } from './patience.ts'
import type { Database } from './engine.ts'
import { start, type Running } from '../start.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { openDoor, type Door } from '../testing/door.ts'
import { isKept } from '../testing/is-kept.ts'
import { NO_ASSETS, PASSWORD } from '../testing/site.ts'

const NEWS = '/abp/services/app/News'
const HASTY = { ...PATIENCE, retry: 50 }
const AGAIN = { timeout: 10_000, interval: 20 }
/** A session that was looked up is kept for five seconds, unless a notice ends it. */
const SOONER_THAN_KEPT = { timeout: 4000, interval: 10 }
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

async function readWhole(node: Running, page: string) {
  const reply = await fetch(at(node) + page)
  if (!reply.ok) throw new Error(`${page} was answered with ${reply.status}.`)
  return reply.text()
}

async function editor(node: Running) {
  let token = ''
  async function post(address: string, body: unknown) {
    const headers = { 'content-type': 'application/json', 'x-token': token }
    const reply = await fetch(at(node) + address, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${reply.status} ${text}`)
    return (JSON.parse(text) as { result: { id: number; version: number; accessToken: string } }).result
  }
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

  /** Nothing but a notice makes a node forget a page that it keeps. */
  const isShown = (page: string, text: string) => expect.poll(() => read(other, page), { interval: 5 }).toContain(text)

  test("M-01a the notice of a text that is published through one node goes out before the reply, and the other node's pages show the text", async () => {
    const listener = new pg.Client({ connectionString: url })
    await listener.connect()
    onTestFinished(() => listener.end())
    const notices: unknown[] = []
    listener.on('notification', (notice) => notices.push(notice))
    await listener.query('listen portico_changes')
    let row = await edit.create('零号')
    await edit.publish(row)
    await isShown(`/_newsdetail?id=${row.id}`, '零号')
    for (const title of ['一号', '二号', '三号', '四号', '五号']) {
      await Promise.all([read(other, '/_news'), read(other, `/_newsdetail?id=${row.id}`)])
      row = await edit.change(row.id, row.version, title)
      notices.length = 0
      await edit.publish(row)
      // What was sent before this question comes before its answer.
      await listener.query('select 1')
      expect(notices.length).toBeGreaterThan(0)
      await isShown('/_news', title)
      await isShown(`/_newsdetail?id=${row.id}`, title)
    }
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
    await expect.poll(status, SOONER_THAN_KEPT).toBe(401)
  })

  test('while the line between them is cut no page is trusted, and afterwards pages are kept again', async () => {
    const lines = new pg.Client({ connectionString: url })
    await lines.connect()
    onTestFinished(() => lines.end())
    const row = await edit.create('断线前')
    await edit.publish(row)
    const page = `/_newsdetail?id=${row.id}`
    await isShown(page, '断线前')
    // Uses a reply of the API, because a page would be compared with its reads and could stay in the cache.
    const isReplyKept = () => isKept(other.app, () => read(other, `/api/portal/news?id=${row.id}`))
    // The note of the publishing itself may still be under way.
    await expect.poll(isReplyKept, { interval: 20 }).toBe(true)
    // A line that is cut cannot come back before it is let. The connections for reads and writes stay; a call that needs one more is refused, and comes again.
    await letConnect(url, false)
    onTestFinished(() => letConnect(url, true))
    expect(await cutLines(lines)).toBe(2)
    // One reply is also made anew for a note that came late; with the line cut every one is.
    await expect
      .poll(async () => [await isReplyKept(), await isReplyKept(), await isReplyKept()], { interval: 5 })
      .toEqual([false, false, false])
    const changed = await vi.waitFor(() => edit.change(row.id, row.version, '断线中'), AGAIN)
    await vi.waitFor(() => edit.publish(changed), AGAIN)
    expect(await vi.waitFor(() => readWhole(other, page), AGAIN)).toContain('断线中')
    await letConnect(url, true)
    await expect.poll(isReplyKept).toBe(true)
    const again = await edit.change(row.id, changed.version, '恢复后')
    await edit.publish(again)
    await isShown(page, '恢复后')
  })
})

const LISTENING = `from pg_stat_activity where datname = current_database() and query like 'listen %'`

/** Ends every connection that listens; tells how many there were. */
async function cutLines(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select pg_terminate_backend(pid) ${LISTENING}`)
  return rows.length
}

/** Lets new connections be made, or none: then those that are there are all. */
async function letConnect(url: string, may: boolean) {
  await asks(inject('postgres'), `alter database ${pg.escapeIdentifier(new URL(url).pathname.slice(1))} allow_connections ${may}`)
}

const listening = async (url: string) => Number((await asks(url, `select count(*) as count ${LISTENING}`))[0]!['count'])

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
    bus = await createBus(database, door.url, HASTY)
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
    const quick = await createBus(database, door.url, { ...HASTY, heartbeat: 250, answer: 200 })
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
    const [since, before] = [performance.now(), door.refused()]
    await expect.poll(() => door.refused() - before, { interval: 10 }).toBeGreaterThanOrEqual(6)
    expect(door.refused() - before).toBeLessThanOrEqual((performance.now() - since) / (HASTY.retry - 1) + 1)
    heard.length = 0
    door.open()
    await expect.poll(() => bus.hears()).toBe(true)
    expect(heard.at(-1)).toEqual(['*'])
    await new Promise((resolve) => {
      setTimeout(resolve, 6 * HASTY.retry)
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
