import { expect, test } from 'vitest'
import { pageSearch } from '../../portal/entry-server.tsx'
import { CODE_PARAMETERS } from '../../contract/format/code-links.ts'
import { hire, rowOf } from '../testing/people.ts'
import { posting } from '../testing/posting.ts'
import { onBothEngines } from '../testing/site.ts'

test('B-111a the parameters that follow a new code are those that the pages read', () => {
  for (const { pages, parameter } of CODE_PARAMETERS)
    for (const page of pages.filter((one) => one.startsWith('_')))
      expect([page, pageSearch(`/${page}`, new URLSearchParams({ [parameter]: 'x' }))]).toEqual([page, `?${parameter}=x`])
})

onBothEngines('Links to a list by a code', (site) => {
  const { post, send } = posting(site)
  const newsType = async () =>
    (await site.get('/abp/services/app/dictdata/GetDictByDictType?dictTypeName=news-category', 'admin')).body.result[0].typeId as number
  const page = async (path: string) => String((await site.get(path)).body)

  test('B-111a follow a value that is renamed: in the navigation, in slides and texts, published and as drafts', async () => {
    const item = await post('DictItem/Create', { typeId: await newsType(), label: '快讯', value: 'flash' })
    const news = await post('News/Create', {
      title: '快讯一则',
      category: 'flash',
      content: '<p><a href="/_news?category=flash">more</a> <a href="https://other.example/_news?category=flash">there</a></p>',
    })
    await post('News/Publish', { id: news.id, version: news.version })
    const entry = await post('Navigation/Create', { name: '快讯栏', link: '/_news?category=flash' })
    const below = await post('Navigation/Create', { name: '快讯栏下', link: '/#/_news?page=2&category=flash', pid: entry.id })
    const other = await post('Navigation/Create', { name: '别的', link: '/_news?category=flashes' })
    const gone = await post('Navigation/Create', { name: '删掉的', link: '/_news?category=flash' })
    await post('Navigation/Delete', { id: gone.id })
    const bigImage = (await site.upload()).body.files.file
    const slide = await post('Carousel/Create', { title: '快讯图', bigImage, link: '/en/_news?category=flash' })
    await post('Carousel/Publish', { id: slide.id, version: slide.version })
    await post('Carousel/Update', { id: slide.id, link: '/_news' })
    expect(await page('/_news')).toContain('href="/_news?category=flash"')

    await post('DictItem/Update', { id: item.id, value: '快 讯' })

    const value = encodeURIComponent('快 讯')
    expect((await rowOf(site, 'Navigation', entry.id)).link).toBe(`/_news?category=${value}`)
    expect((await rowOf(site, 'Navigation', below.id)).link).toBe(`/#/_news?page=2&category=${value}`)
    expect(await rowOf(site, 'Navigation', other.id)).toMatchObject({ link: '/_news?category=flashes', version: other.version })
    expect((await post('Navigation/Restore', { id: gone.id })).link).toBe(`/_news?category=${value}`)
    expect(await rowOf(site, 'Carousel', slide.id)).toMatchObject({ link: '/_news', hasChanges: true })
    const shown = (await site.get('/api/portal/carousel')).body.result
    expect(JSON.stringify(shown)).toContain(`/en/_news?category=${value}`)
    expect(await rowOf(site, 'News', news.id)).toMatchObject({ hasChanges: false })
    const [detail, home] = [await page(`/_newsdetail?id=${news.id}`), await page('/_news')]
    expect(detail).toContain(`href="/_news?category=${value}">more`)
    expect(detail).toContain('href="https://other.example/_news?category=flash"')
    expect(home).toContain(`href="/_news?category=${value}"`)
    expect(home).not.toContain('category=flash"')
    expect(await page(`/_news?category=${value}`)).toContain('快讯一则')
  })

  test('B-111a follow a merge, by somebody who may not edit the navigation too', async () => {
    const typeId = await newsType()
    const gone = await post('DictItem/Create', { typeId, label: '旧', value: 'old' })
    const kept = await post('DictItem/Create', { typeId, label: '新', value: 'new' })
    const entry = await post('Navigation/Create', { name: '旧栏', link: '/_news?category=old' })
    const { token } = await hire(site, ['DictItem/View', 'DictItem/Edit', 'DictItem/Delete'])
    expect((await send('Navigation/Update', { id: entry.id, link: '/' }, token)).status).toBe(403)
    expect((await site.post('/abp/services/app/dictdata/Merge', { id: gone.id, intoId: kept.id }, token)).status).toBe(200)
    expect(await rowOf(site, 'Navigation', entry.id)).toMatchObject({ link: '/_news?category=new', version: entry.version + 1 })
  })

  test('B-111a stay where the rename is refused, or another type has the value', async () => {
    const typeId = await newsType()
    const item = await post('DictItem/Create', { typeId, label: '甲', value: 'first' })
    await post('DictItem/Create', { typeId, label: '乙', value: 'second' })
    const entry = await post('Navigation/Create', { name: '甲栏', link: '/_news?category=first' })
    expect((await send('DictItem/Update', { id: item.id, value: 'second' })).status).toBe(409)
    const type = await post('DictType/Create', { code: 'another', name: '另一类' })
    const stranger = await post('DictItem/Create', { typeId: type.id, label: '丙', value: 'first' })
    await post('DictItem/Update', { id: stranger.id, value: 'third' })
    expect(await rowOf(site, 'Navigation', entry.id)).toMatchObject({ link: '/_news?category=first', version: entry.version })
  })

  test.each([
    ['ProductType', '/_product?type=kind-a', '/_product?type=kind-b'],
    ['ProductCategory', '/_product?category=kind-a', '/_product?category=kind-b'],
    ['Brand', '/_product?brand=KIND-A', '/_product?brand=kind-b'],
    ['SiteCategory', '/_about?category=kind-a', '/_about?category=kind-b'],
  ])('B-111a follow a new code of %s', async (service, before, after) => {
    const row = await post(`${service}/Create`, { name: '某类', code: 'kind-a' })
    const entry = await post('Navigation/Create', { name: '某栏', link: before })
    const news = await post('Navigation/Create', { name: '新闻栏', link: '/_news?category=kind-a' })
    await post(`${service}/InsertOrUpdate`, { id: row.id, code: 'kind-b' })
    expect((await rowOf(site, 'Navigation', entry.id)).link).toBe(after)
    expect((await rowOf(site, 'Navigation', news.id)).link).toBe('/_news?category=kind-a')
  })

  const ask = async (at: string) => {
    const { status, headers } = await site.get(at)
    return [status, headers.get('location')]
  }

  test('B-119d an address of a list with a value of before leads to the one of now, in one step and in both languages', async () => {
    const item = await post('DictItem/Create', { typeId: await newsType(), label: '旧闻', value: 'mark 1' })
    const news = await post('News/Create', { title: '旧闻一则', category: 'mark 1' })
    await post('News/Publish', { id: news.id, version: news.version })
    const old = '/_news?category=mark%201'
    expect(await ask(old)).toEqual([200, null])
    await post('DictItem/Update', { id: item.id, value: 'mark-2' })
    expect(await ask(old)).toEqual([301, '/_news?category=mark-2'])
    await post('DictItem/Update', { id: item.id, value: 'mark-3' })
    for (const prefix of ['', '/en'])
      for (const value of ['mark%201', 'mark+1', 'mark-2'])
        expect(await ask(`${prefix}/_news?category=${value}&page=1`)).toEqual([301, `${prefix}/_news?category=mark-3`])
    const { body } = await site.get('/_news?category=mark-3')
    expect(body).toContain('<link rel="canonical" href="https://site.example/_news?category=mark-3"')
    expect(await ask('/_news?category=MARK-2')).toEqual([404, null])
    expect((await site.get(`/api/portal/renamed?address=${encodeURIComponent('/_news?category=mark-2')}`)).body.result).toEqual({
      address: '/_news?category=mark-3',
    })
    await post('DictItem/Update', { id: item.id, value: 'mark-2' })
    expect(await ask('/_news?category=mark-2')).toEqual([200, null])
    expect(await ask('/_news?category=mark-3')).toEqual([301, '/_news?category=mark-2'])
  })

  test('B-119d a value that another item has had since leads nowhere else; a merged one leads to the item that was kept', async () => {
    const typeId = await newsType()
    const [first, kept] = [
      await post('DictItem/Create', { typeId, label: '一', value: 'again' }),
      await post('DictItem/Create', { typeId, label: '二', value: 'kept' }),
    ]
    await post('DictItem/Update', { id: first.id, value: 'moved' })
    expect(await ask('/_news?category=again')).toEqual([301, '/_news?category=moved'])
    const second = await post('DictItem/Create', { typeId, label: '三', value: 'again' })
    expect(await ask('/_news?category=again')).toEqual([200, null])
    await post('DictItem/Delete', { id: second.id })
    expect(await ask('/_news?category=again')).toEqual([404, null])
    await site.post('/abp/services/app/dictdata/Merge', { id: first.id, intoId: kept.id }, 'admin')
    expect(await ask('/_news?category=moved')).toEqual([301, '/_news?category=kept'])
  })

  test.each([
    ['ProductType', 'type', '/_product'],
    ['ProductCategory', 'category', '/_product'],
    ['Brand', 'brand', '/_product'],
    ['SiteCategory', 'category', '/_about'],
  ])('B-119d an address with a code of before leads to the one of now: %s', async (service, parameter, page) => {
    const about =
      service === 'SiteCategory'
        ? (await site.get('/abp/services/app/SiteCategory/GetAll?keyword=about', 'admin')).body.result.items[0]
        : null
    const row = await post(`${service}/Create`, { name: '改名', code: 'then-a', ...(about && { pid: about.id }) })
    await post(`${service}/Update`, { id: row.id, code: 'now-b' })
    expect(await ask(`${page}?${parameter}=THEN-A`)).toEqual([301, `${page}?${parameter}=now-b`])
    expect(await ask(`${page}?${parameter}=never`)).toEqual([404, null])
  })
})
