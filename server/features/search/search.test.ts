import { beforeAll, expect, test } from 'vitest'
import { MINUTE_MS, movableClock } from '../../testing/movable-clock.ts'
import { onBothEngines } from '../../testing/site.ts'

type Values = Record<string, unknown>
interface Hit {
  kind: string
  id: number
  title: { text: string; hit: boolean }[]
  excerpt: { text: string; hit: boolean }[]
}

onBothEngines('The search of the site', (site) => {
  const call = async (path: string, values: Values) => (await site.post(`/abp/services/app/${path}`, values, 'admin')).body.result
  async function published(service: string, values: Values) {
    const row = await call(`${service}/Create`, values)
    return call(`${service}/Publish`, { id: row.id, version: row.version })
  }
  const search = async (keyword: string, more = '', language = 'zh-CN') => {
    const query = `keyword=${encodeURIComponent(keyword)}${more}`
    return (await site.get(`/api/portal/search?${query}`, undefined, { 'accept-language': language })).body.result
  }
  const found = async (keyword: string, more = '') => ((await search(keyword, more)).items as Hit[]).map(({ kind, id }) => `${kind} ${id}`)
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    const category = await call('ProductCategory/Create', { name: '光学', code: 'optics' })
    const section = await call('SiteCategory/Create', { name: '技术', code: 'technology' })
    ids['product'] = (
      await published('Product', {
        name: '远心镜头',
        nameEn: 'Telecentric lens',
        code: 'TC-110',
        categoryId: category.id,
        publishTime: '2024-01-01T00:00:00Z',
        description: '<p>畸变小于 0.05%</p>',
        tags: ['精密测量'],
      })
    ).id
    ids['news'] = (
      await published('News', {
        title: '展会上的新镜头',
        summary: '我们带去了远心系列。',
        content: `<p>${'文'.repeat(300)}深度学习${'章'.repeat(300)}</p>`,
        publishTime: '2025-01-01T00:00:00Z',
      })
    ).id
    ids['article'] = (
      await published('Article', {
        title: '为什么要远心',
        categoryId: section.id,
        content: '<p>透视误差</p>',
        publishTime: '2023-01-01T00:00:00Z',
      })
    ).id
    await call('News/Create', { title: '远心草稿' })
  })

  test('P-13 finds products, news and articles by two characters, titles first, then the newest', async () => {
    expect(await found('远心')).toEqual([`product ${ids['product']}`, `article ${ids['article']}`, `news ${ids['news']}`])
    expect((await search('远心')).counts).toEqual({ product: 1, news: 1, article: 1 })
  })

  test('P-13 finds words of the text, of tags, model numbers and their beginnings, in either language', async () => {
    expect(await found('透视误差')).toEqual([`article ${ids['article']}`])
    expect(await found('精密测量')).toEqual([`product ${ids['product']}`])
    expect(await found('tc-110')).toEqual([`product ${ids['product']}`])
    expect(await found('TELECEN')).toEqual([`product ${ids['product']}`])
    expect(await found('镜')).toHaveLength(2)
  })

  test('P-13 B-91f the product whose model number is asked for stands before newer things that name it', async () => {
    const news = await published('News', { title: 'TC-110 二代发布', publishTime: '2026-01-01T00:00:00Z' })
    expect(await found(' Tc-110 ')).toEqual([`product ${ids['product']}`, `news ${news.id}`])
    expect(await found('TC-11')).toEqual([`product ${ids['product']}`, `news ${news.id}`])
    await call('News/Delete', { id: news.id })
  })

  test('P-13 wants all that is asked for, and finds no draft', async () => {
    expect(await found('远心 展会')).toEqual([`news ${ids['news']}`])
    expect(await found('远心 海洋')).toEqual([])
    expect(await found('草稿')).toEqual([])
    expect(await found('心远')).toEqual([])
  })

  test('P-13 marks what was found in the title and in the words around it', async () => {
    const [hit] = (await search('镜头', '&kind=product')).items as [Hit]
    expect(hit.title).toEqual([
      { text: '远心', hit: false },
      { text: '镜头', hit: true },
    ])
    const [deep] = (await search('深度学习')).items as [Hit]
    expect(deep.excerpt.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['深度学习'])
    expect(deep.excerpt.map((piece) => piece.text).join('')).toMatch(/^…文+深度学习章+…$/)
  })

  test('P-13 can be narrowed to a kind, and pages', async () => {
    expect(await found('远心', '&kind=news')).toEqual([`news ${ids['news']}`])
    expect(await found('远心', '&skipCount=1&maxResultCount=1')).toEqual([`article ${ids['article']}`])
    expect((await search('远心', '&skipCount=50')).items).toEqual([])
    expect((await search('远心', '&kind=news')).totalCount).toBe(1)
  })

  test('P-13 refuses an empty question, and takes every sign as a letter of no word', async () => {
    for (const query of ['', 'keyword=', 'keyword=%20', `keyword=${'长'.repeat(101)}`, 'keyword=a&kind=user'])
      expect([query, (await site.get(`/api/portal/search?${query}`)).status]).toEqual([query, 400])
    for (const keyword of [`"`, `' OR 1=1 --`, '%', '_', '*', 'NEAR(a b)', 'title:镜头 OR', '😀', '\\', '(', `'x':*`]) {
      const { status, body } = await site.get(`/api/portal/search?keyword=${encodeURIComponent(keyword)}`)
      expect([keyword, status]).toEqual([keyword, 200])
      if (!keyword.includes('镜头')) expect([keyword, body.result.totalCount]).toEqual([keyword, 0])
    }
  })

  test('P-13 follows what is published: new words are found, old ones no longer, and nothing of what is withdrawn', async () => {
    const first = await published('News', { title: '第一版标题甲乙' })
    expect(await found('甲乙')).toEqual([`news ${first.id}`])
    const changed = await call('News/Update', { id: first.id, version: first.version, title: '第二版标题丙丁' })
    expect(await found('丙丁')).toEqual([])
    await call('News/Publish', { id: first.id, version: changed.version })
    expect(await found('丙丁')).toEqual([`news ${first.id}`])
    expect(await found('甲乙')).toEqual([])
    await call('News/Unpublish', { id: first.id })
    expect(await found('丙丁')).toEqual([])
  })

  test('P-13 finds what is scheduled only from its hour on', async () => {
    const row = await call('News/Create', { title: '明天才有的戊己' })
    const clock = movableClock(site.running.database)
    await call('News/Publish', { id: row.id, version: row.version, from: clock.in(10 * MINUTE_MS) })
    clock.move(5 * MINUTE_MS)
    expect(await found('戊己')).toEqual([])
    clock.move(5 * MINUTE_MS)
    expect(await found('戊己')).toEqual([`news ${row.id}`])
  })
})
