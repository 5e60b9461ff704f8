import { beforeAll, expect, test } from 'vitest'
import type { SitePage } from '../../../contract/features/site-pages.ts'
import { onAnyEngine } from '../../testing/site.ts'

onAnyEngine('The pages to which a text may link', (site) => {
  const call = async (path: string, values: Record<string, unknown>) =>
    (await site.post(`/abp/services/app/${path}`, values, 'admin')).body.result
  const pages = async (query = '', who: string | undefined = 'viewer'): Promise<SitePage[]> =>
    (await site.get(`/abp/services/app/SitePage/GetAll?${query}`, who)).body.result

  beforeAll(async () => {
    const row = await call('News/Create', {
      title: '展会通知',
      titleEn: 'Fair',
      slug: 'fair-2026',
      content: '<p>欢迎光临</p>',
      contentEn: '<p>Welcome</p>',
    })
    await call('News/Publish', { id: row.id, version: row.version })
    await call('News/Create', { title: '展会草稿' })
    await call('Navigation/Create', { name: '新闻中心', nameEn: 'News', link: '/_news' })
    await call('Navigation/Create', { name: '新闻外站', nameEn: 'Elsewhere', link: 'https://other.example/news' })
  })

  test('B-121c are those of the navigation before anything is typed, without links to other sites', async () => {
    const all = await pages()
    expect(all).toContainEqual({ title: '新闻中心', kind: 'page', path: '/_news' })
    expect(all.filter(({ kind, path }) => kind !== 'page' || !path.startsWith('/'))).toEqual([])
  })

  test('B-121c are found by words of what is published, under the one address of each, in the language of the text', async () => {
    const news = { title: '展会通知', kind: 'news', path: '/_newsdetail/fair-2026' }
    expect(await pages(`keyword=${encodeURIComponent('展会')}`)).toEqual([news])
    expect(await pages('keyword=welcome&language=en')).toEqual([{ ...news, title: 'Fair', path: '/en/_newsdetail/fair-2026' }])
    expect(await pages('keyword=NEWS&language=en')).toContainEqual({ title: 'News', kind: 'page', path: '/en/_news' })
    expect(await pages('keyword=no-such-words')).toEqual([])
  })

  test('B-121c are told to nobody who is not signed in', async () => {
    expect((await site.get('/abp/services/app/SitePage/GetAll')).status).toBe(401)
    expect((await site.get(`/abp/services/app/SitePage/GetAll?keyword=${'a'.repeat(101)}`, 'viewer')).status).toBe(400)
  })
})
