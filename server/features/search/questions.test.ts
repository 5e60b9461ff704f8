import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchView } from '../../../contract/features/portal.ts'
import { start, type Running } from '../../start.ts'
import { createDatabase, dropDatabase } from '../../testing/databases.ts'
import { quickFetch } from '../../testing/quick-fetch.ts'
import { SEARCH_QUESTIONS, type SearchQuestion } from '../../testing/search-questions.ts'
import { anyEngine, NO_ASSETS, siteEnvironment, urlOf } from '../../testing/site.ts'

const ROWS = Object.entries(SEARCH_QUESTIONS).flatMap(([subject, questions]) =>
  questions.map((question) => [subject, question.asked, question] as const),
)

async function found(url: string, asked: string): Promise<string[]> {
  const headers = { 'accept-language': 'zh-CN' }
  const reply = await quickFetch(`${url}/api/portal/search?keyword=${encodeURIComponent(asked)}`, { method: 'GET', headers })
  expect(reply.status).toBe(200)
  const { items } = (JSON.parse(reply.text) as { result: SearchView }).result
  return items.map(({ slug }) => String(slug))
}

const EXPECT: Record<SearchQuestion['place'], (slugs: string[], wanted: string[]) => void> = {
  first: (slugs, wanted) => expect(wanted).toContain(slugs[0]),
  all: (slugs, wanted) => expect(slugs.slice(0, wanted.length).toSorted()).toEqual(wanted.toSorted()),
  three: (slugs, wanted) => expect(slugs.slice(0, 3)).toSatisfy((three: string[]) => three.some((slug) => wanted.includes(slug))),
  nothing: (slugs) => expect(slugs).toEqual([]),
}

anyEngine('Questions of buyers to the demo site', (engine) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-questions-'))
  let databaseUrl = ''
  let running: Running
  const right = { first: 0, three: 0 }

  beforeAll(async () => {
    if (engine === 'postgres') databaseUrl = await createDatabase()
    const env = siteEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'demo', PUBLIC_URL: 'http://localhost' })
    running = await start(env, { quiet: true, assets: NO_ASSETS })
  }, 120_000)
  afterAll(async () => {
    const share = (count: number) => `${count} (${((100 * count) / ROWS.length).toFixed(1)}%)`
    console.log(`${engine}: of ${ROWS.length} questions, right at 1: ${share(right.first)}, at 3: ${share(right.three)}`)
    await running.close()
    if (databaseUrl) await dropDatabase(databaseUrl)
    rmSync(dataDir, { recursive: true, force: true })
  })

  test.each(ROWS)('%s: “%s”', async (_, asked, { wanted, place }) => {
    const slugs = await found(urlOf(running), asked)
    const isRight = (count: number) =>
      wanted.length === 0 ? slugs.length === 0 : slugs.slice(0, count).some((slug) => wanted.includes(slug))
    if (isRight(1)) right.first++
    if (isRight(3)) right.three++
    EXPECT[place](slugs, wanted)
  })
})

test('B-91i there are questions of each kind, each once', () => {
  expect(ROWS.length).toBeGreaterThan(120)
  expect(ROWS.map(([, asked]) => asked)).toEqual([...new Set(ROWS.map(([, asked]) => asked))])
})
