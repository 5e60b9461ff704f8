import { expect, test } from 'vitest'
import { ERROR_REPORT } from '../../../contract/features/browser-error-report.ts'
import { browserErrorAt } from '../../testing/log-rows.ts'
import { hire } from '../../testing/people.ts'
import { onBothEngines, type Site } from '../../testing/site.ts'
import { times } from '../../testing/times.ts'

const APP = '/abp/services/app'
const CHROME = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
const STACK = [
  'TypeError: x is not a function, said 王小明',
  '    at save (/assets/form-Bx3kQ9aZ.js:1:204)',
  '    at https://evil.example/assets/spy.js:1:1',
  '    at chrome-extension://abcdef/inject.js:3:9',
  '    at async /assets/app-Qw8zT1bC.js?t=secret-of-query:2:30',
].join('\n')

let networks = 0
/** Each report comes from another network, unless one is named. */
const report = (site: Site, given: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  site.post(
    ERROR_REPORT.path,
    { message: 'x is not a function', stack: STACK, screen: '/user', version: '0.1.0+aaaaaaaa', ...given },
    undefined,
    {
      'x-forwarded-for': `10.1.${++networks >> 8}.${networks & 255}`,
      ...CHROME,
      ...headers,
    },
  )

async function errorsOf(site: Site, query = '', who = 'admin') {
  await site.running.app.browserErrors.flush()
  return (await site.get(`${APP}/BrowserError/GetAll?maxResultCount=100${query}`, who)).body.result
}
const found = async (site: Site, keyword: string, query = '') =>
  (await errorsOf(site, `&keyword=${encodeURIComponent(keyword)}${query}`)).items

const PROXIED = { TRUST_PROXY: '127.0.0.1' }

onBothEngines(
  'Errors of browsers',
  (site) => {
    test('B-75b an error that happens again is one row with its count, first and last time, and where it happened last', async () => {
      expect((await report(site)).status).toBe(200)
      await report(site, { screen: '/role?name=x' }, { 'accept-language': 'en' })
      const items = await found(site, 'x is not a function')
      expect(items).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{64}$/),
          message: 'x is not a function',
          place: 'save (/assets/form-Bx3kQ9aZ.js:1:204)',
          stack: 'save (/assets/form-Bx3kQ9aZ.js:1:204)\nasync (/assets/app-Qw8zT1bC.js:2:30)',
          part: '',
          screen: '/role',
          browser: 'Chrome · Windows',
          language: 'en',
          version: '0.1.0+aaaaaaaa',
          count: 2,
          firstTime: expect.any(String),
          lastTime: expect.any(String),
          resolvedTime: null,
          resolvedBy: null,
          resolvedIn: null,
        },
      ])
      expect(items[0].firstTime <= items[0].lastTime).toBe(true)
      await report(site, { stack: STACK.replace(':204', ':999') })
      expect(await found(site, 'x is not a function')).toHaveLength(2)
    })

    test('B-75c nothing of the person is kept: no typed text, query, token, number, address, name or foreign script', async () => {
      const canaries = [
        '王小明',
        'wang@example.com',
        '13812345678',
        'canary-token-1',
        '203.0.113.77',
        'secret-of-query',
        'evil',
        'extension',
      ]
      const long = 'a'.repeat(43)
      const message = [
        `Unexpected token 'h', "王小明 says"... is not valid JSON`,
        'mail wang@example.com phone 138 1234 5678 and 13812345678',
        `token=canary-token-1 password: canary-token-1 ${long} from 203.0.113.77`,
        'at https://evil.example/a and /user?name=secret-of-query',
      ].join(' ')
      const component = '    at Form (/assets/form-Bx3kQ9aZ.js:9:9)\n    at 王小明 (https://evil.example/x.js:1:1)'
      const given = { message, part: component, screen: '/王小明/wang@example.com?q=secret-of-query' }
      expect((await report(site, given, { cookie: 'Admin-Token=canary-token-1', 'x-token': 'canary-token-1' })).status).toBe(200)
      await site.running.app.browserErrors.flush()
      const row = await site.database.read.selectFrom('browserError').selectAll().where('part', '<>', '').executeTakeFirstOrThrow()
      expect(row.message).toContain("Unexpected token 'h'")
      expect([row.part, row.screen]).toEqual(['Form (/assets/form-Bx3kQ9aZ.js:9:9)', ''])
      for (const canary of [...canaries, long, '138 1234', site.tokens.admin]) expect(JSON.stringify(row)).not.toContain(canary)
    })

    test('B-75c a signed-in reporter is not named', async () => {
      expect((await report(site, { message: 'signed in' }, { 'x-token': site.tokens.admin })).status).toBe(200)
      await site.running.app.browserErrors.flush()
      const row = await site.database.read
        .selectFrom('browserError')
        .selectAll()
        .where('message', '=', 'signed in')
        .executeTakeFirstOrThrow()
      expect(Object.keys(row).filter((name) => /user|ip$|agent|token/i.test(name))).toEqual(['resolverUserId'])
      expect(row.resolverUserId).toBe(null)
    })

    test('B-75d too long a text, another name or no version is refused, and leaves nothing', async () => {
      for (const wrong of [
        { message: 'x'.repeat(501) },
        { stack: 'x'.repeat(4001) },
        { version: '' },
        { version: 'a b' },
        { userName: 'admin' },
        { message: 5 },
      ]) {
        const { status } = await report(site, { message: 'refused', ...wrong })
        expect([wrong, status]).toEqual([wrong, 400])
      }
      expect((await report(site, { stack: '中'.repeat(40_000) })).status).toBe(413)
      expect(await found(site, 'refused')).toEqual([])
    })

    test('B-75d a network that sends too many is refused for a while, and others are not', async () => {
      const from = { 'x-forwarded-for': '198.51.100.9' }
      const statuses = await Promise.all(times(25, () => report(site, { message: 'flood' }, from).then(({ status }) => status)))
      expect(statuses.filter((status) => status === 200)).toHaveLength(20)
      const refused = await report(site, { message: 'flood' }, from)
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect((await report(site, { message: 'another' })).status).toBe(200)
      expect(await found(site, 'flood')).toMatchObject([{ count: 20 }])
    })

    test('B-75f the errors are found by text, days and state, page by page, the latest first', async () => {
      for (const [at, name] of ['first', 'second', 'third'].entries()) {
        await report(site, { message: `paged ${name}` })
        await site.running.app.browserErrors.flush()
        // All three may come within one millisecond.
        const lastTime = Date.now() - 3 + at
        await site.database.write.updateTable('browserError').set({ lastTime }).where('message', '=', `paged ${name}`).execute()
      }
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
      expect(
        (await found(site, 'paged', `&creationTimeStart=${day}&creationTimeEnd=${day}`)).map(({ message }: { message: string }) => message),
      ).toEqual(['paged third', 'paged second', 'paged first'])
      expect(await found(site, 'paged', '&creationTimeEnd=2020-01-01')).toEqual([])
      const page = (await site.get(`${APP}/BrowserError/GetAll?keyword=paged&skipCount=1&maxResultCount=1`, 'admin')).body.result
      expect([page.totalCount, page.items.map(({ message }: { message: string }) => message)]).toEqual([3, ['paged second']])
      expect((await site.get(`${APP}/BrowserError/GetAll?state=closed`, 'admin')).status).toBe(400)
    })

    test('B-75f a resolved error stays resolved in its version, and is open again in a newer one, which says so', async () => {
      await report(site, { message: 'to be mended' })
      const [error] = await found(site, 'to be mended')
      expect((await site.post(`${APP}/BrowserError/Resolve`, { id: error.id, isResolved: true }, 'admin')).status).toBe(200)
      await report(site, { message: 'to be mended' })
      expect(await found(site, 'to be mended', '&state=open')).toEqual([])
      expect(await found(site, 'to be mended')).toMatchObject([{ count: 2, resolvedBy: 'admin' }])
      const rebuilt = STACK.replace('form-Bx3kQ9aZ', 'form-Nn7vR2xY').replace(':204', ':377')
      await report(site, { message: 'to be mended', stack: rebuilt, version: '0.1.0+bbbbbbbb' })
      expect(await found(site, 'to be mended', '&state=open')).toMatchObject([
        { version: '0.1.0+bbbbbbbb', count: 1, resolvedTime: null, resolvedIn: '0.1.0+aaaaaaaa' },
      ])
      await site.post(`${APP}/BrowserError/Resolve`, { id: error.id, isResolved: false }, 'admin')
      expect(await found(site, 'to be mended', '&state=open')).toHaveLength(2)
      expect((await site.post(`${APP}/BrowserError/Resolve`, { id: 'f'.repeat(64), isResolved: true }, 'admin')).status).toBe(404)
      const audited = await site.database.read
        .selectFrom('auditLog')
        .select('methodName')
        .where('serviceName', '=', 'BrowserError')
        .execute()
      expect(new Set(audited.map(({ methodName }) => methodName))).toEqual(new Set(['Resolve']))
    })

    test('B-75f one permit reads them and another marks them', async () => {
      const reader = await hire(site, ['BrowserError/View'])
      const [{ id }] = (await errorsOf(site, '', reader.token)).items
      expect((await site.post(`${APP}/BrowserError/Resolve`, { id, isResolved: true }, reader.token)).status).toBe(403)
      for (const who of ['viewer', 'editor']) expect((await site.get(`${APP}/BrowserError/GetAll`, who)).status).toBe(403)
      expect((await site.get(`${APP}/BrowserError/GetAll`)).status).toBe(401)
    })

    test('B-75h an error goes so many days after it happened last', async () => {
      const at = (days: number) => browserErrorAt(Date.now() - days * 24 * 60 * 60_000)
      await site.database.write
        .insertInto('browserError')
        .values([
          { ...at(91), firstTime: 0 },
          { ...at(89), firstTime: 0 },
        ])
        .execute()
      await site.running.app.retention.run()
      const left = await site.database.read.selectFrom('browserError').select('message').where('firstTime', '=', 0).execute()
      expect(left).toEqual([{ message: at(89).message }].map(({ message }) => ({ message: expect.stringMatching(message.slice(0, 9)) })))
      await site.database.write.deleteFrom('browserError').where('firstTime', '=', 0).execute()
    })

    test('B-75d the table has an end: beyond it the rarest and oldest error gives way to a new one, and known ones are counted', async () => {
      const kept = await site.database.read.selectFrom('browserError').selectAll().executeTakeFirstOrThrow()
      const rows = times(2000, (index) => ({
        ...kept,
        id: String(index).padStart(64, 'f'),
        message: 'filling',
        count: 1,
        lastTime: index,
        resolvedTime: null,
        resolverUserId: null,
      }))
      while (rows.length > 0) await site.database.write.insertInto('browserError').values(rows.splice(0, 500)).execute()
      const before = await site.database.read.selectFrom('browserError').select('id').execute()
      await report(site, { message: 'known and counted', stack: '' })
      expect(await found(site, 'known and counted')).toHaveLength(1)
      const after = await site.database.read.selectFrom('browserError').select(['id', 'lastTime', 'message']).execute()
      expect(after).toHaveLength(2000)
      expect(before.length).toBeGreaterThan(2000)
      expect(after.filter(({ message }) => message === 'filling').every(({ lastTime }) => lastTime > 0)).toBe(true)
      await report(site)
      expect(await found(site, 'x is not a function')).toContainEqual(expect.objectContaining({ count: 3 }))
      await site.database.write.deleteFrom('browserError').where('message', '=', 'filling').execute()
    })
  },
  PROXIED,
)

onBothEngines(
  'Errors of browsers in demo mode',
  (site) => {
    test('B-75g reports are taken, and nobody marks one', async () => {
      expect((await report(site)).status).toBe(200)
      const [{ id }] = await found(site, 'x is not')
      const { status, body } = await site.post(`${APP}/BrowserError/Resolve`, { id, isResolved: true }, 'admin')
      expect([status, body.error.message]).toEqual([403, '演示版本，不允许操作'])
      expect(await found(site, 'x is not', '&state=resolved')).toEqual([])
    })
  },
  { ...PROXIED, DEMO: '1' },
)
