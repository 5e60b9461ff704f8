import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEAR_READS, KB, MB, STAFF, STRANGERS } from '../../contract/budget.ts'
import { allEndpoints } from '../../contract/api/registry.ts'
import { dial, head } from '../testing/bare-client.ts'
import { onAnyEngine, type Site } from '../testing/site.ts'
import { readJson } from './read-json.ts'
import { refuseLargeReply } from './reply-size.ts'

const APP = '/abp/services/app'

/** Sends the head of a request without its body; returns the answer. */
async function announce(site: Site, at: string, length: number | 'chunked', headers: Record<string, string> = {}) {
  const size: Record<string, string> = length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }
  const client = dial(site.url)
  client.say(head('POST', at, { 'content-type': 'application/json', ...size, ...headers }))
  const reply = await client.ended
  return { status: Number(reply.slice(9, 12)), reply }
}

onAnyEngine('A budget', (site) => {
  test('B-01a the changes of a row with long texts are as many as one reply carries, the newest first', async () => {
    const content = `<p>${'长'.repeat(190_000)}</p>`
    const made = (await site.post(`${APP}/News/Create`, { title: 'long', content, contentEn: content }, 'editor')).body.result
    let { version } = made
    for (let turn = 0; turn < 6; turn++) {
      const change = {
        id: made.id,
        version,
        content: `<p>${turn}${'长'.repeat(190_000)}</p>`,
        contentEn: `<p>${turn}${'文'.repeat(190_000)}</p>`,
      }
      version = (await site.post(`${APP}/News/Update`, change, 'editor')).body.result.version
    }
    const changes = await site.get(`${APP}/News/GetChanges?id=${made.id}`, 'editor')
    expect(changes.status).toBe(200)
    const { items } = changes.body.result
    expect(items.length).toBeGreaterThan(1)
    expect(items.length).toBeLessThan(7)
    expect(items[0].changeType).toBe('Updated')
  })

  test('B-01c B-01d a body that is too large is refused by its head: nothing of it is read, the connection ends, and other clients are not affected', async () => {
    for (const at of ['/abp/TokenAuth/Authenticate', '/api/portal/visit', '/api/portal/enquiry', '/nowhere-post', '/_contact']) {
      const type = at === '/_contact' ? 'application/x-www-form-urlencoded' : 'application/json'
      const { status, reply } = await announce(site, at, 10 * MB, { 'content-type': type })
      expect([at, status]).toEqual([at, 413])
      expect(reply).toMatch(/^connection: close\r$/im)
      expect(reply.length).toBeLessThan(16 * KB)
    }
    expect((await site.get('/home')).status).toBe(200)
  })

  test('B-01c B-01d a stranger’s body for a call of staff is not read either, of any kind or size: 401 comes first, then 403, also for files', async () => {
    const closed = allEndpoints().filter(({ access, verbs }) => access !== 'anyone' && verbs.includes('POST'))
    for (const { path, budget } of closed) {
      const type = { 'content-type': path.includes('/Upload/') ? 'multipart/form-data; boundary=x' : 'application/json' }
      for (const length of [budget.bytes, 'chunked'] as const) {
        const { status, reply } = await announce(site, path, length, type)
        expect([path, length, status]).toEqual([path, length, 401])
        expect(reply).toMatch(/^connection: close\r$/im)
      }
      expect([path, (await announce(site, path, budget.bytes + 1, type)).status]).toEqual([path, 413])
    }
    const viewer = { 'x-token': site.tokens.viewer }
    expect((await announce(site, `${APP}/News/Create`, MB, viewer)).status).toBe(403)
    expect(
      (await announce(site, `${APP}/Upload/File`, 40 * MB, { ...viewer, 'content-type': 'multipart/form-data; boundary=x' })).status,
    ).toBe(403)
  })

  test('B-01a a body without a declared length is counted while it arrives', async () => {
    const client = dial(site.url)
    client.say(head('POST', '/api/portal/visit', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }))
    const chunk = 'x'.repeat(16 * KB)
    for (let sent = 0; sent < 3; sent++) client.say(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    expect(await client.ended).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('B-01 a small body that is refused leaves its connection open for the next request', async () => {
    const { status, headers } = await site.post(`${APP}/News/Create`, { title: 'x'.repeat(1000) })
    expect([status, headers.get('connection')]).toEqual([401, 'keep-alive'])
  })

  test('B-01b a refusal names twenty complaints and counts the others, in both languages, and stays small however long the names are', async () => {
    const items = Array.from({ length: 1000 }, () => ({ title: '', nonsense: 1 }))
    const zh = await site.post(`${APP}/News/SaveImport`, { items }, 'admin')
    expect([zh.status, zh.body.error.validationErrors.length]).toEqual([400, 21])
    expect(zh.body.error.validationErrors.at(-1)).toEqual({ message: '还有 1980 处问题', members: [] })
    expect(zh.body.error.details.split('\n')).toHaveLength(21)
    const en = await site.post(`${APP}/News/SaveImport`, { items }, 'admin', { 'accept-language': 'en' })
    expect(en.body.error.details).toMatch(/\nand 1980 more$/)

    const names = Array.from({ length: 20 }, (_, at) => `${at}\u0007\uD800${'长'.repeat(40_000)}`)
    const long = await site.post(`${APP}/News/Create`, Object.fromEntries(names.map((name) => [name, 1])), 'editor')
    expect(long.status).toBe(400)
    expect(JSON.stringify(long.body).length).toBeLessThan(16 * KB)
    expect(long.body.error.details).not.toContain('\u0007')
    expect(long.body.error.details).toBe(String(long.body.error.details).toWellFormed())
  })

  test('B-01b a long list of unknown fields is not named one by one', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`field${at}`, at]))
    const reply = await site.post('/api/portal/enquiry', many)
    expect([reply.status, reply.body.error.validationErrors]).toEqual([400, [{ members: ['body'], message: '字段数量超出了已有的字段' }]])
    const few = await site.post('/api/portal/enquiry', { field1: 1, name: 'x', message: '你好你好你好', email: 'a@b.cn' })
    expect(few.body.error.validationErrors).toEqual([{ members: ['field1'], message: '没有这个字段：field1' }])
  })

  test('B-01b characters that cannot be stored do not hide the reason of a refusal: names of members are logged without them', async () => {
    const bad = await site.request('POST', `${APP}/Product/Create`, { who: 'editor', body: '{"name":"x","params":{"a\\u0000b\\ud800":1}}' })
    expect(bad.status).toBe(400)
    const { exceptionMessage } = await site.database.read
      .selectFrom('auditLog')
      .select('exceptionMessage')
      .where('serviceName', '=', 'Product')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(exceptionMessage).toContain('params.a\uFFFDb\uFFFD')
  })

  test('a refusal whose audit row cannot be written is the same refusal', { tags: ['engine'] }, async () => {
    const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(site.database.write)
    await rename('auditLog', 'auditLogAside')
    const [write, upload] = [await site.post(`${APP}/News/Create`, {}, 'editor'), await site.upload(Buffer.from('no picture'))]
    await rename('auditLogAside', 'auditLog')
    expect([write.status, write.body.error.validationErrors[0].members]).toEqual([400, ['title']])
    expect([upload.status, upload.body.error.validationErrors[0].members]).toEqual([400, ['file']])
    expect((await site.post(`${APP}/News/Create`, {}, 'editor')).status).toBe(400)
  })

  test('no call but the uploads accepts a form', async () => {
    const form = new FormData()
    form.set('userId', '1')
    expect((await site.request('POST', '/abp/TokenAuth/LogOut', { body: form, who: 'viewer' })).status).toBe(400)
    expect((await site.get(`${APP}/News/GetAll`, 'viewer')).status).toBe(200)
  })
})

onAnyEngine('A stranger', (site) => {
  test('B-01c is refused before the body is read when writing more often than people do; signed-in users and reads are not', async () => {
    const post = (who?: string) => site.request('POST', '/api/portal/enquiry', { body: 'no JSON', ...(who ? { who } : {}) })
    for (let sent = 0; sent < STRANGERS.perMinute!; sent += 50) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => post()))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]))
    }
    const refused = await post()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await site.post('/abp/TokenAuth/SetUp', {})).status).toBe(429)
    expect((await site.post('/api/portal/visit', { path: '/home' })).status).toBe(200)
    expect((await post('viewer')).status).toBe(400)
    expect((await site.get('/api/portal/site')).status).toBe(200)
    expect((await site.get('/abp/services/app/Session/GetCurrentLoginInformations')).status).toBe(200)
  })

  test('B-102n gets dear answers so often in a minute, which no office exceeds; people who have signed in get them on', async () => {
    const dear = allEndpoints().filter(({ budget }) => budget.readsPerMinute !== null)
    expect(dear.map(({ path }) => path).toSorted()).toEqual(['/abp/AbpUserConfiguration/GetAll', '/abp/TokenAuth/BeginPasskey'])
    for (let asked = 0; asked < DEAR_READS.readsPerMinute!; asked += 50)
      await Promise.all(Array.from({ length: 50 }, () => site.post('/abp/TokenAuth/BeginPasskey')))
    for (const reply of [await site.post('/abp/TokenAuth/BeginPasskey'), await site.get('/AbpUserConfiguration/GetAll')])
      expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await site.get('/AbpUserConfiguration/GetAll', 'viewer')).status).toBe(200)
    expect((await site.get('/api/portal/site')).status).toBe(200)
  })
})

describe('JSON', () => {
  const { depth, entries } = STRANGERS
  const refused = (text: string) => {
    try {
      return readJson(text, STRANGERS)
    } catch (error) {
      return (error as { members: Record<string, string> }).members
    }
  }

  test('B-01a is accepted up to the exact limit of levels and entries, and refused beyond it', () => {
    expect(refused('['.repeat(depth) + ']'.repeat(depth))).toBeInstanceOf(Array)
    expect(refused('['.repeat(depth + 1) + ']'.repeat(depth + 1))).toEqual({ body: 'invalid.tooDeep' })
    expect(refused(`[${'1,'.repeat(entries - 2)}1]`)).toHaveLength(entries - 1)
    expect(refused(`[${'1,'.repeat(entries)}1]`)).toEqual({ body: 'invalid.tooMany' })
    expect(refused('[]'.repeat(10))).toEqual({ body: 'invalid.json' })
  })

  test('B-01a brackets and commas within a text are not counted, with any escapes before its end', () => {
    const texts = ['[[[['.repeat(50), ',,,,'.repeat(900), '\\', '\\\\', '"', '\\"[', '[\\', '', '"'.repeat(30), '\\'.repeat(31)]
    const value = { a: texts, [`${'['.repeat(40)}"`]: texts.join('') }
    expect(readJson(JSON.stringify(value), STRANGERS)).toEqual(value)
    expect(refused('{"a":"[[')).toEqual({ body: 'invalid.json' })
  })

  test('B-01d of five million brackets only the first few are read', () => {
    let looked = 0
    const text = { length: 5_000_000, charCodeAt: () => (looked++, 0x5b) } as unknown as string
    expect(() => readJson(text, STAFF)).toThrow('invalid')
    expect(looked).toBe(STAFF.depth + 1)
  })

  test('an empty body is an empty object: many clients send the content type without a body', () => {
    expect(readJson('', STRANGERS)).toEqual({})
  })
})

test('B-01a a reply larger than its budget is refused and asks for fewer rows, one of that very size is sent', () => {
  const refused = () => refuseLargeReply(STAFF, 16 * MB + 1)
  expect(() => refuseLargeReply(STAFF, 16 * MB)).not.toThrow()
  expect(refused).toThrow(expect.objectContaining({ code: 'rule', words: 'problem.replySize', values: { megabytes: 16 } }))
  expect(() => refuseLargeReply(STRANGERS, MB + 1)).toThrow('rule')
})
