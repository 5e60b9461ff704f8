import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('The site service', (site) => {
  const create = async (service: string, values: Record<string, unknown>) =>
    (await site.post(`${APP}/${service}/Create`, values, 'admin')).body.result as { id: number; version: number }
  const publish = ({ id, version }: { id: number; version: number }, service: string) =>
    site.post(`${APP}/${service}/Publish`, { id, version }, 'admin')
  const read = async (at: string) => {
    const { status, body } = await site.get(at)
    expect([at, status]).toEqual([at, 200])
    return body.result
  }

  test('C-10i C-11a the navigation is a tree, the same as that of the portal', async () => {
    const above = await create('Navigation', { name: '产品', nameEn: 'Products', link: '/_product', sort: -2 })
    await create('Navigation', { pid: above.id, name: '镜头', link: '/_product?type=lens' })
    const tree = await read(`${APP}/SiteMenu/gettree`)
    expect(tree[0]).toMatchObject({
      name: '产品',
      link: '/_product',
      children: [{ name: '镜头', link: '/_product?type=lens', children: [] }],
    })
    expect(await read('/api/portal/listnavibar')).toEqual(tree)
  })

  test('C-10k C-11b P-07b a slide has title, description and sub-description, and no script in them', async () => {
    const bigImage = (await site.upload()).body.files.file
    const evil = '<p>亮 <strong>点</strong></p><script>alert(1)</script><img src=x onerror=alert(1)>'
    const slide = await create('Carousel', { title: '首屏', description: evil, subdesc: evil, bigImage })
    const stored = (await site.get(`${APP}/Carousel/Get?id=${slide.id}`, 'admin')).body.result
    await publish(slide, 'Carousel')
    const tampered = { description: evil, subdesc: evil }
    await site.database.write.updateTable('carouselSnapshot').set(tampered).where('rowId', '=', slide.id).execute()
    const { totalCount, items } = await read(`${APP}/SiteCarousel/getall`)
    expect([totalCount, items[0]]).toMatchObject([1, { title: '首屏', bigImage, smallImage: null }])
    for (const html of [stored.description, stored.subdesc, items[0].description, items[0].subdesc]) {
      expect(html).toContain('<p>亮 <strong>点</strong></p>')
      expect(html).not.toMatch(/script|onerror|alert/)
    }
    expect(await read('/api/portal/carousel')).toEqual({ totalCount, items })
  })

  test('C-10l C-11c the gallery is found by its album', async () => {
    const image = (await site.upload()).body.files.file
    await create('GalleryPicture', { title: '厂房', image, album: '工厂' })
    await create('GalleryPicture', { title: '展台', image, album: '展会' })
    const found = await read(`${APP}/Gallery/getall?album=${encodeURIComponent('工厂')}`)
    expect(found).toMatchObject({ totalCount: 1, items: [{ title: '厂房', image }] })
    expect((await read(`${APP}/Gallery/getall`)).totalCount).toBe(2)
    expect(await read(`/api/portal/listimage?album=${encodeURIComponent('工厂')}`)).toEqual(found)
  })

  test('C-10n C-11g C-11h the news are those that are published, each the same as on the portal', async () => {
    const row = await create('News', { title: '站点服务的新闻', content: '<p>正文</p>' })
    await create('News', { title: '还是草稿' })
    await publish(row, 'News')
    const list = await read(`${APP}/SiteNews/getall`)
    expect(list).toMatchObject({ totalCount: 1, items: [{ id: row.id, title: '站点服务的新闻' }] })
    expect(await read('/api/portal/listnews')).toEqual(list)
    const one = await read(`${APP}/SiteNews/get?id=${row.id}`)
    expect(one).toMatchObject({ title: '站点服务的新闻', content: '<p>正文</p>' })
    expect(await read(`/api/portal/news?id=${row.id}`)).toEqual(one)
  })
})
