import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

// Public reads of clients that cannot know our names (C-10r, C-11j, C-12f).
onAnyEngine('A portal of the family', (site) => {
  const LISTS = [
    '/api/portal/listnews',
    '/api/portal/listproduct',
    '/api/portal/listabout',
    '/api/portal/listimage',
    '/api/portal/carousel',
    '/api/portal/listnavibar',
    '/api/portal/site',
    '/abp/services/app/SiteNews/GetAll',
    '/abp/services/app/SiteMenu/GetTree',
    '/portico/h5/GetTopBanners',
    '/portico/h5/GetProductType',
  ]

  test('C-10r C-11j C-12f names that are not declared are ignored, and share one reply', async () => {
    for (const at of LISTS) {
      const plain = await site.get(at)
      const odd = await site.get(`${at}?page=1&limit=20&pageIndex=1&_t=123&nothing=1&constructor=1&__proto__=1`)
      expect([at, odd.status, odd.headers.get('etag')]).toEqual([at, 200, plain.headers.get('etag')])
    }
    const preview = await site.get('/api/portal/listnews?preview=stolen')
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
  })

  test('C-10s a declared name with a wrong value is refused', async () => {
    for (const query of ['skipCount=-1', 'maxResultCount=0', 'maxResultCount=x', 'skipCount=1&SkipCount=2'])
      expect([query, (await site.get(`/api/portal/listnews?${query}`)).status]).toEqual([query, 400])
  })

  test('C-10p lists answer a part, in a declared order; a wish that is not declared is dropped', async () => {
    const at = '/abp/services/app/News'
    for (const title of ['甲', '丙', '乙']) {
      const { id } = (await site.post(`${at}/Create`, { title }, 'editor')).body.result
      await site.post(`${at}/Publish`, { id, version: 1 }, 'editor')
    }
    const titles = async (query: string) =>
      (await site.get(`/api/portal/listnews?${query}`)).body.result.items.map((item: { title: string }) => item.title)
    expect(await titles('Sorting=title%20desc&SkipCount=0&MaxResultCount=2')).toEqual(['乙', '甲'])
    expect(await titles('Sorting=id%20asc&SkipCount=1&MaxResultCount=2')).toEqual(['丙', '乙'])
    for (const wish of ['creatorUserId', 'passwordHash', 'colour desc', '(select 1)'])
      expect(await titles(`Sorting=${encodeURIComponent(wish)}`)).toEqual(await titles(''))
    const banners = (await site.get('/portico/h5/GetTopBanners?SkipCount=1000&MaxResultCount=5')).body.result
    expect(banners.items).toEqual([])
  })
})
