import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from './db/engine.ts'
import { DEMO_PASSWORD } from './features/sign-in/passwords.ts'
import { migrations } from './db/migrations/index.ts'
import { openDatabase } from './db/open.ts'
import { readEnvironment } from './config/environment.ts'
import { writeSetting } from './db/settings.ts'
import { start, type Running } from './start.ts'
import { createDatabase, dropDatabase } from './testing/databases.ts'
import { callsOf, NO_ASSETS, signIn, siteEnvironment, urlOf, type Site } from './testing/site.ts'

/** In the gate `migrate.test` starts two at once, on each engine. */
const WHOLE = { tags: ['whole'], timeout: 120_000 }

let env: NodeJS.ProcessEnv
let dataDir: string
const running: Running[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portico-at-once-'))
  env = siteEnvironment({ DATA_DIR: dataDir, DATABASE_URL: await createDatabase(), SEED: 'demo', PUBLIC_URL: 'http://localhost' })
})
afterEach(async () => {
  for (const node of running.splice(0)) await node.close()
})
afterAll(async () => {
  await dropDatabase(env['DATABASE_URL']!)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts three nodes at the same moment, and expects all of them to run. */
async function startThree() {
  const begun = await Promise.allSettled([1, 2, 3].map(() => start(env, { quiet: true, assets: NO_ASSETS })))
  running.push(...begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
  expect(begun.map((one) => (one.status === 'rejected' ? String(one.reason) : 'lives'))).toEqual(['lives', 'lives', 'lives'])
  const replies = await Promise.all(running.map((node) => fetch(`${urlOf(node)}/home`)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
}

async function look<T>(at: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readEnvironment(env))
  try {
    return await at(database)
  } finally {
    await database.close()
  }
}

const countIn = (table: string) =>
  look(async ({ read }) => {
    const { count } = (await read
      .selectFrom(table as 'role')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()) as { count: number }
    return Number(count)
  })

test(
  'B-05e three nodes that start at once on an empty database migrate it once, and make each row and upload of the demo once',
  WHOLE,
  async () => {
    await startThree()
    expect(await countIn('kysely_migration')).toBe(Object.keys(migrations('postgres')).length)
    expect([await countIn('role'), await countIn('siteInfo'), await countIn('user')]).toEqual([7, 1, 16])
    const folders = readdirSync(path.join(dataDir, 'uploads')).filter((name) => /^[a-z0-9]{16,40}$/.test(name))
    expect(folders.length).toBeGreaterThan(20)
    expect(await countIn('upload')).toBe(folders.length)
  },
)

test(
  'B-05e three nodes that start at once after the search index has a new version rebuild it, and keep running; so does a node that publishes meanwhile',
  WHOLE,
  async () => {
    const terms = await countIn('productTerms')
    const old = await start(env, { quiet: true, assets: NO_ASSETS })
    running.push(old)
    await look(({ write }) => writeSetting(write, 'search.version', 'old'))
    let isDone = false
    const publishing = publishOn(old, () => isDone)
    await startThree().finally(() => (isDone = true))
    expect(await publishing).toBeGreaterThan(0)
    expect([terms > 0, await countIn('productTerms')]).toEqual([true, terms])
    expect(await countIn('newsTerms')).toBe(await countIn('newsSnapshot'))
    const found = await fetch(`${urlOf(running[1]!)}/api/portal/search?keyword=${encodeURIComponent('相机')}`)
    expect(((await found.json()) as { result: { totalCount: number } }).result.totalCount).toBeGreaterThan(0)
  },
)

/** Publishes one record after the other; returns how many. */
async function publishOn(node: Running, isDone: () => boolean): Promise<number> {
  const calls = callsOf({ url: urlOf(node), tokens: {} as Site['tokens'] })
  const { token } = await signIn(calls, 'editor', DEMO_PASSWORD)
  let published = 0
  for (; !isDone(); published++) {
    const { id } = (await calls.post('/abp/services/app/News/Create', { title: `同时 ${published}` }, token)).body.result
    expect((await calls.post('/abp/services/app/News/Publish', { id, version: 1 }, token)).status).toBe(200)
  }
  return published
}
