import { expect, test } from 'vitest'
import { MINUTE_MS, movableClock } from '../../testing/movable-clock.ts'
import { onAnyEngine } from '../../testing/site.ts'

const NEWS = '/abp/services/app/News'
const CAROUSEL = '/abp/services/app/Carousel'
const SECRET = '未公开的消息'
/** Words of a search may be shown to the visitor who searched. */
const PART = '未公开'
const ENGLISH = 'Unannounced news'

onAnyEngine('A draft', (site) => {
  const secret = {
    title: SECRET,
    titleEn: ENGLISH,
    summary: SECRET,
    content: `<p>${SECRET}</p>`,
    category: 'company',
    isTop: true,
    tags: [SECRET],
    author: SECRET,
  }
  let number = 0
  const create = async (values: Record<string, unknown>) =>
    (await site.post(`${NEWS}/Create`, { ...values, slug: `unannounced-${++number}` }, 'editor')).body.result
  const publish = async ({ id, version }: { id: number; version: number }, more = {}) =>
    (await site.post(`${NEWS}/Publish`, { id, version, ...more }, 'editor')).body.result
  const update = async (row: { id: number; version: number }, values: Record<string, unknown>) =>
    (await site.post(`${NEWS}/Update`, { id: row.id, version: row.version, ...values }, 'editor')).body.result

  /** Every address at which a visitor could come upon this item. */
  const doors = (id: number) => {
    const ways = [
      '/',
      '/home',
      '/_news',
      '/_news?category=company',
      `/_news?keyword=${encodeURIComponent(PART)}`,
      `/_newsdetail?id=${id}`,
      `/_newsdetail?id=${id}&slug=unannounced-1`,
      '/rss.xml',
      '/atom.xml',
    ]
    const api = [
      '/api/portal/listnews?maxResultCount=1000',
      `/api/portal/listnews?keyword=${encodeURIComponent(PART)}`,
      '/api/portal/listnews?keyword=Unannounced',
      '/api/portal/listnews?category=company',
      `/api/portal/news?id=${id}`,
    ]
    const service = ['GetAll?maxResultCount=1000', `GetAll?keyword=${encodeURIComponent(PART)}`, `Get?id=${id}`].map(
      (at) => `/abp/services/app/SiteNews/${at}`,
    )
    return [...ways, ...ways.filter((at) => at !== '/').map((at) => `/en${at}`), '/sitemap.xml', '/robots.txt', ...api, ...service]
  }

  async function leaks(id: number) {
    const found: string[] = []
    for (const at of doors(id)) {
      for (const language of ['zh-CN', 'en']) {
        const { status, body } = await site.get(at, undefined, { 'accept-language': language })
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        const isLinked = !at.includes(`id=${id}`) && new RegExp(`newsdetail\\?id=${id}\\b|"id":${id}\\b`).test(text)
        const isAbout = text.includes(SECRET) || text.includes(ENGLISH) || isLinked
        if (isAbout) found.push(`${status} ${at} ${language}`)
      }
    }
    return found
  }

  async function totals() {
    const { body } = await site.get('/api/portal/listnews')
    return body.result.totalCount as number
  }

  test('C-10 C-11 is behind no door that visitors have: no page, list, count, search, feed, map or service', async () => {
    const before = await totals()
    const row = await create(secret)
    expect(await leaks(row.id)).toEqual([])
    expect(await totals()).toBe(before)
    for (const at of [`/api/portal/news?id=${row.id}`, `/abp/services/app/SiteNews/Get?id=${row.id}`, `/_newsdetail?id=${row.id}`])
      expect([at, (await site.get(at)).status]).toEqual([at, 404])
  })

  test('a hidden item answers exactly like one that never was', async () => {
    const row = await create(secret)
    const hidden = await site.get(`/api/portal/news?id=${row.id}`)
    const never = await site.get('/api/portal/news?id=987654')
    expect(JSON.stringify(hidden.body).replace(`id = ${row.id}`, 'id = N')).toBe(
      JSON.stringify(never.body).replace('id = 987654', 'id = N'),
    )
    expect((await site.get(`/_newsdetail?id=${row.id}`)).body.replaceAll(`id=${row.id}`, 'id=N')).toBe(
      (await site.get('/_newsdetail?id=987654')).body.replaceAll('id=987654', 'id=N'),
    )
  })

  test('is hidden also while scheduled, after its time, after unpublishing and from the recycle bin', async () => {
    const clock = movableClock(site.running.database)
    const scheduled = await create(secret)
    await publish(scheduled, { from: clock.in(60 * MINUTE_MS) })
    expect(await leaks(scheduled.id)).toEqual([])
    const over = await create(secret)
    await publish(over, { until: clock.in(10 * MINUTE_MS) })
    expect(await leaks(over.id)).not.toEqual([])
    clock.move(10 * MINUTE_MS)
    expect(await leaks(over.id)).toEqual([])
    const withdrawn = await create(secret)
    await publish(withdrawn)
    expect((await leaks(withdrawn.id)).length).toBeGreaterThan(10)
    await site.post(`${NEWS}/Unpublish`, { id: withdrawn.id }, 'editor')
    expect(await leaks(withdrawn.id)).toEqual([])
    const binned = await create(secret)
    await publish(binned)
    await site.post(`${NEWS}/BatchDelete`, { ids: [binned.id] }, 'editor')
    expect(await leaks(binned.id)).toEqual([])
  })

  test('of a published item is not shown to visitors', async () => {
    const row = await publish(await create({ title: '公开的', category: 'company' }))
    await update(row, { ...secret, slug: 'secret-slug' })
    const texts = await Promise.all(doors(row.id).map(async (at) => JSON.stringify((await site.get(at)).body)))
    for (const text of texts) expect(text).not.toMatch(new RegExp(`${ENGLISH}|secret-slug`))
    expect((await site.get(`/api/portal/news?id=${row.id}`)).body.result).toMatchObject({ title: '公开的', tags: [], author: null })
  })

  test('is shown by a preview token for this item and resource, for an hour, and is cached by nobody', async () => {
    const [one, other] = [await create(secret), await create(secret)]
    const { token } = (await site.get(`${NEWS}/GetPreview?id=${one.id}`, 'editor')).body.result
    expect((await site.get(`${NEWS}/GetPreview?id=${one.id}`)).status).toBe(401)
    const shown = await site.get(`/api/portal/news?id=${one.id}&preview=${token}`)
    expect([shown.status, shown.headers.get('cache-control'), shown.body.result.title]).toEqual([200, 'private, no-store', SECRET])
    expect((await site.get(`/api/portal/news?id=${other.id}&preview=${token}`)).status).toBe(404)
    expect((await site.get(`/api/portal/carousel?preview=${token}`)).status).toBe(403)
    expect(await leaks(one.id)).toEqual([])
    const [text, signature] = [token.slice(0, token.lastIndexOf('.')), token.slice(token.lastIndexOf('.') + 1)]
    const later = text.replace(/\d+$/, (time: string) => String(Number(time) + 1))
    for (const forged of [
      `${later}.${signature}`,
      text,
      `${text}.`,
      signature,
      '',
      '.',
      'news',
      `${token}x`,
      token.toUpperCase(),
      `news.${one.id}.99999999999999.${signature}`,
    ]) {
      expect([forged, (await site.get(`/api/portal/news?id=${one.id}&preview=${encodeURIComponent(forged)}`)).status]).toEqual([
        forged,
        forged === '' ? 404 : 403,
      ])
    }
    await site.post(`${NEWS}/Delete`, { id: one.id }, 'editor')
    expect((await site.get(`/api/portal/news?id=${one.id}&preview=${token}`)).status).toBe(404)
  })

  test('of a slide is nowhere on the home page until it is published', async () => {
    const bigImage = (await site.upload()).body.files.file
    const row = (await site.post(`${CAROUSEL}/Create`, { title: SECRET, titleEn: ENGLISH, bigImage }, 'editor')).body.result
    const texts = async () =>
      (
        await Promise.all(
          ['/', '/home', '/en/home', '/api/portal/carousel', '/abp/services/app/SiteCarousel/GetAll'].map((at) => site.get(at)),
        )
      ).map(({ body }) => JSON.stringify(body))
    for (const text of await texts()) expect(text).not.toMatch(new RegExp(`${SECRET}|${ENGLISH}|${bigImage}`))
    await site.post(`${CAROUSEL}/Publish`, { id: row.id, version: 1 }, 'editor')
    for (const text of await texts()) expect(text).toContain(bigImage)
  })
})
