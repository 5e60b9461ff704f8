import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Resource } from '../../contract/resource.ts'
import { resources } from '../../contract/resources/index.ts'
import { dial, head } from '../testing/bare-client.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import { onBothEngines } from '../testing/site.ts'

const news = resources.news as unknown as Resource
const brand = resources.brand as unknown as Resource
const PARAGRAPH = '<p>一段<strong>新闻</strong>的文字，<a href="https://example.com" target="_blank">链接</a>，还有许多别的话。</p>'
const long = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `长文 ${at}`, content: PARAGRAPH.repeat(60) }))
const short = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `品牌 ${at}`, code: `imported-${at}` }))

kitOnBothEngines('Long work on many rows', [], (kit) => {
  /** Counts the turns that the event loop gave to other work until the promise settled. */
  async function turnsDuring(work: Promise<unknown>) {
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setTimeout(count, 1)
    }
    setTimeout(count, 1)
    await work.finally(() => (isDone = true))
    return turns
  }
  const count = (r: Resource) => kit.call(r, 'count', {}) as Promise<number>

  test('B-01e an import of many long texts lets other work run, again and again', async () => {
    expect(await turnsDuring(kit.call(news, 'saveImport', { items: long(300) }))).toBeGreaterThan(15)
    expect(await count(news)).toBe(300)
  })

  test('B-01e the deletion of many rows does so too, and each has an entry in the change log', async () => {
    await kit.call(news, 'saveImport', { items: Array.from({ length: 700 }, (_, at) => ({ title: `短文 ${at}` })) })
    const ids = (await kit.call(news, 'getAll', { maxResultCount: 1000 })).items.map(({ id }: { id: number }) => id)
    expect(ids.length).toBe(1000)
    // A deletion in one go leaves at most one turn, at its end.
    expect(await turnsDuring(kit.call(news, 'batchDelete', { ids }))).toBeGreaterThan(1)
    expect(await count(news)).toBe(0)
    expect((await kit.call(news, 'getDeleted', {})).totalCount).toBe(ids.length)
    const { changes } = await kit.database.read
      .selectFrom('entityChange')
      .select(({ fn }) => fn.countAll<number>().as('changes'))
      .where('changeType', '=', 'Deleted')
      .executeTakeFirstOrThrow()
    expect(Number(changes)).toBe(ids.length)
  })

  test('B-05 an import that fails at its last row stores none, though other work ran meanwhile', async () => {
    const items = [...short(400), { name: '再来', code: 'imported-7' }]
    await expect(kit.call(brand, 'saveImport', { items })).rejects.toMatchObject({
      code: 'conflict',
      members: { 'items.400.code': 'invalid.unique' },
    })
    expect(await count(brand)).toBe(0)
  })

  test('B-05 a deletion that names a missing row deletes none', async () => {
    await kit.call(brand, 'saveImport', { items: short(120) })
    const ids = (await kit.call(brand, 'getAll', { maxResultCount: 1000 })).items.map(({ id }: { id: number }) => id)
    await expect(kit.call(brand, 'batchDelete', { ids: [...ids, 987_654] })).rejects.toMatchObject({ code: 'notFound' })
    expect(await count(brand)).toBe(120)
  })
})

onBothEngines('While many rows are imported', (site) => {
  test('B-01e other requests are answered, and see none of the rows before they see all', async () => {
    let isDone = false
    const importing = site.post('/abp/services/app/News/SaveImport', { items: long(200) }, 'admin').finally(() => (isDone = true))
    let answered = 0
    while (!isDone) {
      const seen = await site.get('/abp/services/app/News/GetAll', 'editor')
      expect([0, 200]).toContain(seen.body.result.totalCount)
      if (!isDone) answered++
    }
    expect((await importing).body.result).toBe(200)
    expect(answered).toBeGreaterThan(4)
  })
})

onBothEngines('A client that hangs up in the middle', (site) => {
  const BRAND = '/abp/services/app/Brand'
  const CALLED = 'tracing:fastify.request.handler:start'

  /** Sends a write; calls `begun` when the work on it begins, and then returns the client. */
  async function send(at: string, given: unknown, begun: (request: IncomingMessage) => unknown) {
    const body = JSON.stringify(given)
    const client = dial(site.url)
    await new Promise<void>((resolve) => {
      function hear(message: unknown) {
        const { raw } = (message as { request: FastifyRequest }).request
        if (raw.url !== at) return
        unsubscribe(CALLED, hear)
        begun(raw)
        resolve()
      }
      subscribe(CALLED, hear)
      const headers = { 'x-token': site.tokens.admin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      client.say(head('POST', at, headers) + body)
    })
    return client
  }
  const audits = async (methodName: string) =>
    (await site.database.read.selectFrom('auditLog').selectAll().where('methodName', '=', methodName).execute()).map((row) => [
      row.result,
      row.exceptionMessage,
    ])
  const count = async () => (await site.post(`${BRAND}/Count`, {}, 'admin')).body.result

  test('B-01 B-05 of an import ends the work: no row is stored, the log says why, and the next import is whole', async () => {
    const client = await send(`${BRAND}/SaveImport`, { items: short(1000) }, () => {})
    // Once another request is answered, the work is in its middle.
    await count()
    client.socket.destroy()
    await expect.poll(() => audits('SaveImport')).toEqual([['Failed', 'Error: hungUp']])
    expect(await count()).toBe(0)
    expect((await site.post(`${BRAND}/SaveImport`, { items: short(1000) }, 'admin')).body.result).toBe(1000)
    expect([await count(), (await audits('SaveImport')).length]).toEqual([1000, 2])
  })

  test('B-01 B-05 of a deletion ends the work, and no row is deleted', async () => {
    const { items } = (await site.get(`${BRAND}/GetAll?maxResultCount=1000`, 'admin')).body.result
    const ids = items.map(({ id }: { id: number }) => id)
    // Closed by the server's end of the connection: on SQLite a deletion takes few turns of the event loop.
    await send(`${BRAND}/BatchDelete`, { ids }, ({ socket }) => socket.destroy())
    await expect.poll(() => audits('BatchDelete')).toEqual([['Failed', 'Error: hungUp']])
    expect(await count()).toBe(1000)
  })
})
