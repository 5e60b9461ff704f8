import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { JOB_KINDS } from '../../../contract/jobs/kinds.ts'
import { MINUTE_MS, movableClock, type MovableClock } from '../../testing/movable-clock.ts'
import { doJobs } from '../../testing/lane.ts'
import { quickPauses } from '../../testing/quick-pauses.ts'
import { onAnyEngine, type Site } from '../../testing/site.ts'
import { type Push, startPush } from './push.ts'
import { pushWork } from './push-work.ts'
import { pushServices } from './services.ts'

const NEWS = '/abp/services/app/News'
const KEY = 'portico-test-key'
const TOKEN = 'Secret5Token9'
const SITE = 'https://site.example'

interface Told {
  method: string | undefined
  path: string
  type: string | undefined
  body: string
}

/** A search engine of our own: what it was told, and what it answers. */
const engine = await searchEngine()
afterAll(() => engine.close())
beforeEach(() => engine.reset())

async function searchEngine() {
  const told: Told[] = []
  let answer: () => number = () => 200
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      told.push({ method: request.method, path: request.url!, type: request.headers['content-type'], body })
      response.writeHead(answer(), { location: 'https://elsewhere.example/' }).end('{"message":"token is\nnot valid"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    reset: () => {
      told.length = 0
      answer = () => 200
    },
    answers: (next: () => number) => (answer = next),
    to: (path: string) => told.filter((one) => one.path.startsWith(path)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function read(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const SETTINGS = {
  indexNow: { key: KEY, endpoint: `${engine.url}/indexnow` },
  baidu: { token: TOKEN, endpoint: `${engine.url}/urls` },
}

function writing(site: Site) {
  const post = async (call: string, body: object) =>
    (await site.post(`${NEWS}/${call}`, body, 'editor')).body.result as { id: number; version: number }
  const publish = async (slug: string, more: object = {}, when: object = {}) => {
    const row = await post('Create', { title: slug, slug, ...more })
    await post('Publish', { id: row.id, version: row.version, ...when })
    return row
  }
  return { post, publish }
}

const EVERY_MS = 20
/** By the clock, which only a test moves on: so nothing is told before the test lets it be told. */
const LAG_MS = 10_000

const linesTo = (path: string) => engine.to(path).flatMap(({ body }) => body.split('\n'))

onAnyEngine('P-13 Telling search engines of changes', (site) => {
  const { post, publish } = writing(site)
  const said: string[] = []
  let push: Push | undefined

  let clock: MovableClock
  /** How often each node that looks for changes has asked for the time: in each look two to four times. */
  const askedBy = new Set<{ times: number }>()

  // The server of the site knows no search engine: the jobs are done here.
  beforeAll(() => {
    clock = movableClock(site.running.database)
    return site.running.app.jobs.stop()
  })

  const say = (line: string) => void said.push(line)

  /** Does what was ordered, as a node that knows these search engines. */
  function tell(services: ReturnType<typeof pushServices>, waits = [50, 50]) {
    const kinds = { ...JOB_KINDS, push: { ...JOB_KINDS.push, waits } }
    const database = { ...site.database, now: clock.now }
    return doJobs({ database, works: { push: pushWork({ services, say, kinds }) }, kinds, report: console.error })
  }

  /** Looks for changes as a node does, more often than in earnest. */
  function lookFor(services: ReturnType<typeof pushServices>) {
    const asked = { times: 0 }
    askedBy.add(asked)
    const now = () => {
      asked.times++
      return clock.now()
    }
    const node = startPush({ database: { ...site.database, now }, services, publicUrl: SITE, say, every: EVERY_MS, lag: LAG_MS })
    return { stop: () => (askedBy.delete(asked), node.stop()) }
  }

  const jobs = () => site.database.read.selectFrom('job').selectAll().orderBy('id').execute()
  const done = () => expect.poll(async () => (await jobs()).filter(({ endTime }) => endTime === null)).toEqual([])

  /** So much time passes, and every node has looked since then and done what it ordered. */
  async function pass(ms: number) {
    clock.move(ms)
    // The rest of a look that had begun, a whole one, and the beginning of another.
    const enough = [...askedBy].map((asked) => [asked, asked.times + 8] as const)
    await expect.poll(() => enough.every(([asked, times]) => asked.times >= times), { interval: 5 }).toBe(true)
    await done()
  }

  /** Begins with what is changed from now on. */
  async function begin(more: { waits?: number[]; settings?: Partial<typeof SETTINGS> } = {}) {
    await site.database.write.deleteFrom('setting').where('name', '=', 'pushedUntil').execute()
    const settings = { indexNow: null, baidu: null, ...(more.settings ?? SETTINGS) }
    const services = pushServices(settings, SITE)
    clock.move(2 * LAG_MS)
    const looking = lookFor(services)
    const doing = tell(services, more.waits)
    push = { stop: async () => void (await Promise.all([looking.stop(), doing.stop()])) }
    if (!settings.baidu && !settings.indexNow) return
    await expect
      .poll(() => site.database.read.selectFrom('setting').selectAll().where('name', '=', 'pushedUntil').execute())
      .toHaveLength(1)
  }
  afterEach(async () => {
    await push?.stop()
    push = undefined
    said.length = 0
  })

  test('Baidu gets lines and the token, IndexNow gets JSON with the key and where it lies', async () => {
    await begin()
    await publish('told-once')
    clock.move(LAG_MS)
    await expect.poll(() => engine.told.length).toBe(2)
    const [baidu, indexNow] = [engine.to('/urls')[0]!, engine.to('/indexnow')[0]!]
    expect(baidu).toMatchObject({ method: 'POST', type: 'text/plain; charset=utf-8', body: `${SITE}/_newsdetail/told-once` })
    expect(Object.fromEntries(new URL(baidu.path, SITE).searchParams)).toEqual({ site: SITE, token: TOKEN })
    expect([indexNow.method, indexNow.type]).toEqual(['POST', 'application/json; charset=utf-8'])
    expect(JSON.parse(indexNow.body)).toEqual({
      host: 'site.example',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: [`${SITE}/_newsdetail/told-once`],
    })
    expect(said).toEqual([])
  })

  test('they hear of both languages, of a move the old address too, of a withdrawal, and of nothing that is only written', async () => {
    await begin({ settings: { baidu: SETTINGS.baidu } })
    const row = await publish('in-two', { titleEn: 'In two' })
    clock.move(LAG_MS)
    await expect.poll(() => linesTo('/urls')).toEqual([`${SITE}/_newsdetail/in-two`, `${SITE}/en/_newsdetail/in-two`])
    engine.reset()
    const moved = await post('Update', { id: row.id, version: row.version, slug: 'moved' })
    await post('Create', { title: '草稿', slug: 'only-a-draft' })
    await pass(LAG_MS)
    expect(engine.told).toEqual([])
    await post('Publish', { id: moved.id, version: moved.version })
    clock.move(LAG_MS)
    await expect
      .poll(() => new Set(linesTo('/urls')))
      .toEqual(new Set(['in-two', 'moved'].flatMap((slug) => [`${SITE}/_newsdetail/${slug}`, `${SITE}/en/_newsdetail/${slug}`])))
    engine.reset()
    await post('Unpublish', { id: row.id })
    clock.move(LAG_MS)
    await expect.poll(() => linesTo('/urls')).toEqual([`${SITE}/_newsdetail/moved`, `${SITE}/en/_newsdetail/moved`])
  })

  test('a scheduled page is sent when its time comes, and when it ends', async () => {
    await begin({ settings: { baidu: SETTINGS.baidu } })
    await publish('scheduled', {}, { from: clock.in(10 * MINUTE_MS), until: clock.in(20 * MINUTE_MS) })
    const told = async (times: number) => {
      await pass(5 * MINUTE_MS)
      expect(linesTo('/urls')).toEqual(Array(times).fill(`${SITE}/_newsdetail/scheduled`))
    }
    await told(0)
    clock.move(LAG_MS)
    await told(1)
    await told(1)
    await told(2)
  })

  test('a change while the program was off is sent once at the next start, also when two nodes start', { tags: ['engine'] }, async () => {
    await begin({ settings: { baidu: SETTINGS.baidu } })
    await push!.stop()
    await publish('while-away')
    clock.move(LAG_MS)
    const services = pushServices({ ...SETTINGS, indexNow: null }, SITE)
    const nodes = [1, 2, 3].flatMap(() => [lookFor(services), tell(services)])
    await expect.poll(() => linesTo('/urls')).toContain(`${SITE}/_newsdetail/while-away`)
    await pass(LAG_MS)
    await Promise.all(nodes.map((node) => node.stop()))
    expect(linesTo('/urls')).toEqual([`${SITE}/_newsdetail/while-away`])
  })

  test('B-80g what is to be told waits in the table, so another process tells it; what nobody wants to know any more ends in words', async () => {
    await site.database.write.deleteFrom('job').execute()
    await begin({ settings: { baidu: SETTINGS.baidu } })
    await push!.stop()
    const [services, other] = [pushServices({ ...SETTINGS, indexNow: null }, SITE), pushServices({ ...SETTINGS, baidu: null }, SITE)]
    const node = lookFor(services)
    await publish('kept-in-the-table')
    clock.move(LAG_MS)
    await expect.poll(async () => (await jobs()).length).toBe(1)
    await node.stop()
    expect(await jobs()).toMatchObject([{ kind: 'push', state: 'waiting', userId: null }])
    expect(JSON.stringify(await jobs())).not.toContain(TOKEN)
    expect(engine.told).toEqual([])
    push = tell(services)
    await expect.poll(() => linesTo('/urls')).toEqual([`${SITE}/_newsdetail/kept-in-the-table`])
    await expect.poll(async () => (await jobs()).map(({ state, params }) => [state, params])).toEqual([['done', '{}']])
    await push.stop()
    await site.database.write
      .updateTable('job')
      .set({ state: 'waiting', endTime: null, params: '{"service":"Baidu","addresses":[]}' })
      .execute()
    push = tell(other)
    await expect
      .poll(async () => (await jobs()).map(({ state, error }) => [state, error]))
      .toEqual([['failed', JSON.stringify({ words: 'job.pushOff', values: {} })]])
    expect([said, engine.to('/indexnow')]).toEqual([[], []])
  })

  test('a failure is reported in one line without the token, tried again and given up at last, and publishing goes on', async () => {
    engine.answers(() => 401)
    await begin({ settings: { baidu: SETTINGS.baidu } })
    await publish('refused')
    // The publishing waited for nobody: it has ended before the search engine is told.
    expect(engine.told).toEqual([])
    clock.move(LAG_MS)
    await expect.poll(() => said.length).toBe(3)
    expect(engine.told).toHaveLength(3)
    for (const line of said) {
      expect(line).toMatch(/^Could not tell Baidu of 1 changed address\(es\): it answered 401 [^\n]*\. /)
      expect(line).not.toContain(TOKEN)
    }
    expect(said.map((line) => line.includes('Trying again'))).toEqual([true, true, false])
    await pass(LAG_MS)
    expect(engine.told).toHaveLength(3)
    expect((await site.get('/_newsdetail/refused')).status).toBe(200)
  })

  test('a service that answers at the second attempt gets every address, and a failing service does not delay the other', async () => {
    let answers = 0
    engine.answers(() => (answers++ < 2 ? 503 : 200))
    await begin()
    await publish('second-time')
    clock.move(LAG_MS)
    await expect.poll(() => engine.told.length).toBe(4)
    expect(linesTo('/urls')).toEqual(Array(2).fill(`${SITE}/_newsdetail/second-time`))
    expect(said).toHaveLength(2)
  })

  test('nobody is followed elsewhere, and a line that is down is said to be so', async () => {
    engine.answers(() => 302)
    await begin({ settings: { baidu: SETTINGS.baidu }, waits: [] })
    await publish('elsewhere')
    clock.move(LAG_MS)
    await expect.poll(() => said.length).toBe(1)
    await push!.stop()
    said.length = 0
    await begin({ settings: { baidu: { token: TOKEN, endpoint: 'http://127.0.0.1:9/urls' } }, waits: [] })
    await publish('line-down')
    clock.move(LAG_MS)
    await expect.poll(() => said).toEqual([expect.stringMatching(/no connection\. Given up/)])
    expect(said.join()).not.toContain(TOKEN)
  })

  test('without a setting nothing leaves the machine, and no mark is kept', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await begin({ settings: {} })
    await publish('kept-here')
    clock.move(LAG_MS)
    await new Promise((done) => setTimeout(done, 300))
    const elsewhere = fetched.mock.calls.filter(([to]) => !String(to).startsWith(site.url))
    fetched.mockRestore()
    expect(elsewhere).toEqual([])
    expect(engine.told).toEqual([])
    expect(await site.database.read.selectFrom('setting').selectAll().where('name', '=', 'pushedUntil').execute()).toEqual([])
    expect((await site.get(`/${KEY}.txt`)).status).toBe(404)
  })
})

describe('In the whole program', () => {
  const env = {
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: SETTINGS.indexNow.endpoint,
    BAIDU_PUSH_TOKEN: TOKEN,
    BAIDU_PUSH_URL: SETTINGS.baidu.endpoint,
  }
  let pauses: ReturnType<typeof quickPauses>
  beforeAll(() => {
    pauses = quickPauses()
  })
  afterAll(() => pauses.restore())
  onAnyEngine(
    'P-13 Telling search engines of changes',
    (site) => {
      const { publish } = writing(site)

      test('the key lies where IndexNow looks for it', async () => {
        const { status, headers, body } = await site.get(`/${KEY}.txt`)
        expect([status, headers.get('content-type'), body]).toEqual([200, 'text/plain; charset=utf-8', KEY])
      })

      test('a published page is sent some seconds later', async () => {
        await expect
          .poll(() => site.database.read.selectFrom('setting').selectAll().where('name', '=', 'pushedUntil').execute())
          .toHaveLength(1)
        const clock = movableClock(site.running.database)
        clock.stop()
        await publish('in-earnest')
        expect(engine.told).toEqual([])
        clock.move(10_000)
        await expect.poll(() => linesTo('/urls')).toEqual([`${SITE}/_newsdetail/in-earnest`])
        await expect.poll(() => engine.to('/indexnow')).toHaveLength(1)
      })
    },
    env,
  )
})
