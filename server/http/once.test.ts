import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '../../contract/api/registry.ts'
import { IDEMPOTENCY_KEY } from '../../contract/endpoint.ts'
import { start, type Running } from '../start.ts'
import { dial, head } from '../testing/bare-client.ts'
import { callsOf, NO_ASSETS, onBothEngines, PASSWORD, urlOf } from '../testing/site.ts'

const APP = '/abp/services/app'
const CREATE = `${APP}/News/Create`
const DAY_MS = 24 * 60 * 60 * 1000

test('B-102k each call that makes rows of its input takes a key, and no call that only reads, changes or opens something', () => {
  const named = allEndpoints().filter(
    ({ path, effect }) =>
      effect === 'write' && /\/(Create|InsertOrUpdate|SaveImport|BatchAdd|Copy|Job\/Import|StaffForm\/Answer)$/.test(path),
  )
  expect(named.length).toBeGreaterThan(60)
  const keyed = allEndpoints().filter(({ takesKey }) => takesKey)
  expect(keyed.map(({ path }) => path)).toEqual(named.map(({ path }) => path))
})

onBothEngines('A key of a write', (site) => {
  let other: Running
  beforeAll(async () => {
    other = await start(site.env, { quiet: true, assets: NO_ASSETS })
  })
  afterAll(() => other.close())

  const create = (input: object, key: string | null, who = 'editor', at = CREATE) =>
    site.post(at, input, who, key === null ? {} : { [IDEMPOTENCY_KEY]: key })
  const titled = (title: string) => site.database.read.selectFrom('news').select('id').where('title', '=', title).execute()

  test('B-102k makes one row however often the call arrives, with the first answer, one audit row and one change', async () => {
    const [key, title] = [randomUUID(), 'sent twice']
    const first = await create({ title }, key)
    const again = await create({ title }, key)
    // A client of the draft sends it in quotation marks.
    const quoted = await create({ title }, `"${key}"`)
    expect([first.status, again.status, quoted.status]).toEqual([200, 200, 200])
    expect([again.body, quoted.body]).toEqual([first.body, first.body])
    const [row, ...more] = await titled(title)
    expect(more).toEqual([])
    const changes = await site.get(`${APP}/News/GetChanges?id=${row!.id}`, 'editor')
    expect(changes.body.result.totalCount).toBe(1)
    const audited = await site.database.read.selectFrom('auditLog').select('id').where('parameters', 'like', `%${title}%`).execute()
    expect(audited).toHaveLength(1)
    // Without a key, and with another one, it is another row.
    await create({ title }, null)
    await create({ title }, randomUUID())
    expect(await titled(title)).toHaveLength(3)
  })

  test('B-102k makes one row of calls at the same moment, on two nodes: the others get the first answer', async () => {
    const [key, title] = [randomUUID(), 'sent at once']
    const elsewhere = callsOf({ url: urlOf(other), tokens: site.tokens })
    const sent = { [IDEMPOTENCY_KEY]: key }
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? site : elsewhere).post(CREATE, { title }, 'editor', sent)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await titled(title)).toHaveLength(1)
  })

  test('B-102k of another input is refused with the first answer, of another call too, and nothing is written', async () => {
    const key = randomUUID()
    const first = await create({ title: 'as it was' }, key)
    for (const refused of [
      await create({ title: 'changed since' }, key),
      await create({ title: 'as it was', isTop: true }, key),
      await create({ items: [{ title: 'changed since' }] }, key, 'editor', `${APP}/News/SaveImport`),
    ]) {
      expect([refused.status, refused.body.error.data.first]).toEqual([422, first.body.result])
      expect(refused.body.error.message).toContain('先前已经保存')
    }
    expect(await titled('changed since')).toEqual([])
  })

  test('B-102k belongs to its person: somebody else with the same key makes a row of their own and learns nothing', async () => {
    const [key, title] = [randomUUID(), 'of two people']
    await create({ title: 'secret of the editor' }, key)
    const others = await create({ title }, key, 'admin')
    expect([others.status, others.body.result.title]).toEqual([200, title])
    expect(JSON.stringify(others.body)).not.toContain('secret')
  })

  test('B-102k of a write that was refused is free: the corrected input is written', async () => {
    const [key, title] = [randomUUID(), 'corrected']
    expect((await create({ title: '' }, key)).status).toBe(400)
    expect((await create({ title, categoryId: 999_999 }, key)).status).toBe(400)
    expect((await create({ title }, key)).status).toBe(200)
    expect((await create({ title }, key, 'viewer')).status).toBe(403)
    expect(await titled(title)).toHaveLength(1)
  })

  test('B-102k that somebody could guess, or that is no text, is refused before anything is written', async () => {
    for (const key of ['', 'short', 'with a blank in between', 'x'.repeat(201), `"${randomUUID()}`]) {
      const refused = await create({ title: 'bad key' }, key)
      expect([key, refused.status, refused.body.error.validationErrors[0].members]).toEqual([key, 400, [IDEMPOTENCY_KEY]])
    }
    expect(await titled('bad key')).toEqual([])
  })

  test('B-102k outlives a lost reply: whoever hangs up and sends it again gets the row that was made', async () => {
    const [key, title] = [randomUUID(), 'reply lost']
    const body = JSON.stringify({ title })
    const client = dial(site.url)
    const lines = {
      'x-token': site.tokens.editor,
      'content-type': 'application/json',
      'content-length': body.length,
      [IDEMPOTENCY_KEY]: key,
    }
    client.say(head('POST', CREATE, lines) + body)
    client.socket.end()
    client.socket.destroySoon()
    await expect.poll(async () => (await titled(title)).length).toBe(1)
    const again = await create({ title }, key)
    expect([again.status, again.body.result.id]).toEqual([200, (await titled(title))[0]!.id])
    expect(await titled(title)).toHaveLength(1)
  })

  test('B-102k holds for lists of rows and for people, and stores neither the key nor a word of a password', async () => {
    const key = randomUUID()
    const items = [{ title: 'imported' }, { title: 'imported' }]
    for (let at = 0; at < 2; at++) expect((await create({ items }, key, 'editor', `${APP}/News/SaveImport`)).body.result).toBe(2)
    expect(await titled('imported')).toHaveLength(2)
    const person = { userName: 'made.once', name: 'Made', password: PASSWORD, emailAddress: 'once@example.com' }
    const personKey = randomUUID()
    const made = [
      await create(person, personKey, 'admin', `${APP}/User/Create`),
      await create(person, personKey, 'admin', `${APP}/User/Create`),
    ]
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect(made[1]!.body).toEqual(made[0]!.body)
    const stored = JSON.stringify(await site.database.read.selectFrom('idempotencyKey').selectAll().execute())
    for (const secret of [key, personKey, PASSWORD]) expect(stored).not.toContain(secret)
  })

  test('B-102k is forgotten after a day: it makes a new row, and the hourly work deletes it', async () => {
    const [key, title] = [randomUUID(), 'a day later']
    await create({ title }, key)
    const age = () =>
      site.database.write
        .updateTable('idempotencyKey')
        .set(({ eb }) => ({ creationTime: eb('creationTime', '-', DAY_MS + 1000) }))
        .execute()
    await age()
    expect((await create({ title }, key)).status).toBe(200)
    expect((await create({ title }, key)).status).toBe(200)
    expect(await titled(title)).toHaveLength(2)
    await site.running.app.retention.run()
    expect(await site.database.read.selectFrom('idempotencyKey').select('keyHash').execute()).toHaveLength(1)
  })
})
