import { USUAL_SETTINGS } from '../../settings/values.ts'
import { expect, test } from 'vitest'
import { createCalendar } from '../../crud/days.ts'
import { start } from '../../start.ts'
import { NO_ASSETS, onAnyEngine } from '../../testing/site.ts'
import { createVisits } from './visits.ts'

const VISIT = '/api/portal/visit'
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date())

onAnyEngine(
  'Looks at public pages',
  (site) => {
    const counted = async () => {
      await site.running.app.visits.flush()
      const rows = await site.database.read.selectFrom('visit').selectAll().orderBy('path').orderBy('language').execute()
      return Object.fromEntries(rows.map(({ day, path, language, views }) => [`${day} ${path} ${language}`, views]))
    }
    /** Returns the difference that an action makes in the counts of today. */
    async function adds(deed: () => Promise<unknown>) {
      const before = await counted()
      await deed()
      const after = await counted()
      const more = Object.entries(after).map(([key, views]) => [key.slice(11), views - (before[key] ?? 0)] as const)
      return Object.fromEntries(more.filter(([, views]) => views !== 0))
    }
    const look = (at: string, headers: Record<string, string> = {}) => site.get(at, undefined, { ...BROWSER, ...headers })
    const tell = (path: unknown, headers: Record<string, string> = {}) => site.post(VISIT, { path }, undefined, { ...BROWSER, ...headers })
    const article = async (values: Record<string, unknown> = {}) => {
      const { id } = (await site.post('/abp/services/app/News/Create', { title: '新闻', ...values }, 'editor')).body.result
      await site.post('/abp/services/app/News/Publish', { id, version: 1 }, 'editor')
      return id as number
    }

    test('are counted by the day of the site, page and language, kept pages and new ones alike', async () => {
      await look('/_news')
      await look('/_news')
      await look('/_news?keyword=x')
      await look('/en/_news')
      expect(await counted()).toEqual({ [`${today()} /_news zh-CN`]: 3, [`${today()} /_news en`]: 1 })
    })

    test('are added to what another moment, or another node, has counted', { tags: ['engine'] }, async () => {
      expect(await adds(async () => (await look('/_news'), await counted(), await look('/_news')))).toEqual({ '/_news zh-CN': 2 })
    })

    test('name the thing that was looked at, however its address was written', async () => {
      const [plain, named] = [await article(), await article({ slug: 'new-camera' })]
      expect(await adds(() => look(`/_newsdetail?id=${plain}&page=3&utm_source=x`))).toEqual({ [`/_newsdetail?id=${plain} zh-CN`]: 1 })
      // Another spelling is redirected to the one address, and only the page there counts as a view.
      expect(await adds(async () => expect((await look('/_NewsDetail/new-camera/')).status).toBe(301))).toEqual({})
      expect(await adds(() => look('/_newsdetail/new-camera'))).toEqual({ '/_newsdetail/new-camera zh-CN': 1 })
      expect(named).toBeGreaterThan(0)
    })

    test('of a page that the visitor’s browser has already are counted too', async () => {
      const etag = (await look('/_news')).headers.get('etag')!
      expect(
        await adds(async () => {
          const { status } = await look('/_news', { 'if-none-match': etag })
          expect(status).toBe(304)
        }),
      ).toEqual({ '/_news zh-CN': 1 })
    })

    test('are no looks when the page is not there, moved, a draft, asked for ahead, by its headers only, or by a program', async () => {
      const id = (await site.post('/abp/services/app/News/Create', { title: '草稿' }, 'editor')).body.result.id
      const token = (await site.get(`/abp/services/app/News/GetPreview?id=${id}`, 'editor')).body.result.token
      const deeds: [string, () => Promise<{ status: number }>, number][] = [
        ['missing', () => look('/_nowhere'), 404],
        ['missing thing', () => look('/_newsdetail?id=999999'), 404],
        ['moved', () => look('/product'), 301],
        ['draft', () => look(`/_newsdetail?id=${id}&preview=${token}`), 200],
        ['ahead', () => look('/_news', { 'sec-purpose': 'prefetch;prerender' }), 200],
        ['headers', () => site.request('HEAD', '/_news', { headers: BROWSER }), 200],
        [
          'robot',
          () => look('/_news', { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)' }),
          200,
        ],
        ['link preview', () => look('/_news', { 'user-agent': 'facebookexternalhit/1.1' }), 200],
        ['script', () => look('/_news', { 'user-agent': 'curl/8.5.0' }), 200],
        ['nobody', () => look('/_news', { 'user-agent': '' }), 200],
        ['data', () => look('/api/portal/listnews'), 200],
        ['feed', () => look('/rss.xml'), 200],
        ['robots', () => look('/robots.txt'), 200],
        ['app', () => look('/'), 200],
      ]
      for (const [name, deed, status] of deeds) {
        const found: unknown[] = []
        expect([name, await adds(async () => found.push((await deed()).status))]).toEqual([name, {}])
        expect([name, found]).toEqual([name, [status]])
      }
    })

    test('in the app are told by the app, in its language', async () => {
      const id = await article({ slug: 'in-the-app' })
      for (const [path, page] of [
        ['/home', '/home'],
        ['/_news?page=2', '/_news'],
        ['/_newsdetail/in-the-app', '/_newsdetail/in-the-app'],
        [`/_newsdetail?id=${id}`, `/_newsdetail?id=${id}`],
      ]) {
        expect(
          await adds(async () => {
            const { status, body } = await tell(path, { 'accept-language': 'en' })
            expect([status, body.result]).toEqual([200, null])
          }),
        ).toEqual({ [`${page} en`]: 1 })
      }
    })

    test.each([
      '/dashboard',
      '/',
      '/product',
      '/_nowhere',
      '/_newsdetail',
      '/_newsdetail?id=999999',
      '/_newsdetail?id=0',
      '/_newsdetail/never-was',
      '/_news/never-was',
      '/home/x',
      '//evil.example/_news',
      '/_news/../home',
      `/_newsdetail/${'x'.repeat(150)}`,
      '/_newsdetail/%27or%201=1',
      `/_news/${'长'.repeat(300)}`,
      '_news',
      'https://evil.example/_news',
      '/_news\n/home',
      { $ne: 1 },
      null,
      7,
    ])('at %j are believed of no app', async (path) => {
      // Well written or not: it is no page, and counted as none.
      const isWritten = typeof path === 'string' && /^\/\S{0,199}$/.test(path)
      expect(await adds(async () => expect((await tell(path)).status).toBe(isWritten ? 200 : 400))).toEqual({})
    })

    test('are not told by robots, nor by pages of other sites, nor without end', async () => {
      expect(await adds(() => tell('/home', { 'user-agent': 'Googlebot/2.1' }))).toEqual({})
      expect(await adds(() => tell('/home', { origin: 'https://evil.example' }))).toEqual({})
      const headers = { 'x-forwarded-for': '192.0.2.1' }
      const flood = () => Promise.all(Array.from({ length: 130 }, () => tell('/home', headers)))
      expect(await adds(async () => expect(new Set((await flood()).map(({ status }) => status))).toEqual(new Set([200])))).toEqual({
        '/home zh-CN': 120,
      })
    })

    test('are written at the end too, and after a moment in which nothing could be written', async () => {
      const second = await start(site.env, { quiet: true, assets: NO_ASSETS })
      expect(
        await adds(async () => {
          await fetch(`${second.url.replace('localhost', '127.0.0.1')}/_news`, { headers: BROWSER })
          await second.close()
        }),
      ).toEqual({ '/_news zh-CN': 1 })

      const troubles: unknown[] = []
      let isBroken = true
      const broken = {
        ...site.database,
        get write() {
          if (isBroken) throw new Error('no room')
          return site.database.write
        },
      }
      const visits = createVisits(broken, USUAL_SETTINGS, (error) => troubles.push(error))
      const page = { path: '/_news', language: 'en' } as const
      visits.add(page, BROWSER['user-agent'])
      await visits.flush()
      expect(troubles).toEqual([new Error('no room')])
      isBroken = false
      visits.add(page, BROWSER['user-agent'])
      expect(await adds(() => visits.stop())).toEqual({ '/_news en': 2 })
    })

    test('leave no trace of the visitor', async () => {
      await look('/_news', { 'x-forwarded-for': '203.0.113.9', cookie: 'a=b', referer: 'https://from.example/' })
      await counted()
      const rows = await site.database.read.selectFrom('visit').selectAll().execute()
      expect(Object.keys(rows[0]!).toSorted()).toEqual(['day', 'language', 'path', 'views'])
      expect(JSON.stringify(rows)).not.toMatch(/203\.0|Mozilla|from\.example/)
      const reply = await look('/_news')
      expect(reply.headers.get('set-cookie')).toBe(null)
      expect((await tell('/_news')).headers.get('set-cookie')).toBe(null)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)

test('a day begins where the site is, also where clocks are changed', () => {
  const shanghai = createCalendar({ timeZone: 'Asia/Shanghai' })
  const days = ['2026-11-19T15:59:59.999Z', '2026-11-19T16:00:00.000Z', '2026-11-20T15:59:59.999Z', '2026-11-19T15:00:00Z']
  expect(days.map((moment) => shanghai(Date.parse(moment)))).toEqual(['2026-11-19', '2026-11-20', '2026-11-20', '2026-11-19'])
  const berlin = createCalendar({ timeZone: 'Europe/Berlin' })
  expect(berlin(Date.parse('2026-10-25T22:30:00Z'))).toBe('2026-10-25')
  expect(berlin(Date.parse('2026-10-25T23:00:00Z'))).toBe('2026-10-26')
})
