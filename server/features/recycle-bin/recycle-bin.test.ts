import { expect, test } from 'vitest'
import { hire } from '../../testing/people.ts'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'
const BIN = `${APP}/RecycleBin/GetAll`

interface Found {
  resource: string
  id: number
  title: string
  titleEn: string | null
  deleterName: string
  deletionTime: string
}

onBothEngines('The recycle bin', (site) => {
  const made = async (service: string, values: object): Promise<number> =>
    (await site.post(`${APP}/${service}/Create`, values, 'admin')).body.result.id
  const deleted = async (service: string, values: object, who = 'editor') => {
    const id = await made(service, values)
    await site.post(`${APP}/${service}/Delete`, { id }, who)
    return id
  }
  const bin = async (query = '', who = 'admin') =>
    (await site.get(`${BIN}?${query}`, who)).body.result as { totalCount: number; items: Found[] }
  const titles = async (query = '', who = 'admin') => (await bin(query, who)).items.map(({ title }) => title)

  test('B-41a it lists deleted rows of every kind, newest first, with the person and the moment, and nothing that was not deleted', async () => {
    const news = await deleted('News', { title: '旧闻', titleEn: 'Old news' })
    await made('News', { title: '新闻' })
    await deleted('Brand', { name: '牌子', code: 'gone' }, 'admin')
    const { totalCount, items } = await bin()
    expect(totalCount).toBe(2)
    expect(items).toMatchObject([
      { resource: 'brand', title: '牌子', titleEn: null, deleterName: 'admin' },
      { resource: 'news', id: news, title: '旧闻', titleEn: 'Old news', deleterName: 'editor' },
    ])
    expect(Math.abs(Date.parse(items[0]!.deletionTime) - Date.now())).toBeLessThan(60_000)
  })

  test('B-41a it is filtered by kind, searched by name in both languages, and paged', async () => {
    for (const number of [1, 2, 3])
      await deleted('ProductType', { name: `类 100%_${number}`, nameEn: `Kind ${number}`, code: `kind-${number}` })
    expect(await titles('resource=productType')).toEqual(['类 100%_3', '类 100%_2', '类 100%_1'])
    expect(await titles('keyword=KIND 2')).toEqual(['类 100%_2'])
    expect(await titles(`keyword=${encodeURIComponent('0%_3')}`)).toEqual(['类 100%_3'])
    expect(await titles(`keyword=${encodeURIComponent('1%3')}`)).toEqual([])
    expect(await titles('resource=productType&skipCount=1&maxResultCount=1')).toEqual(['类 100%_2'])
    expect((await bin('resource=productType&maxResultCount=1')).totalCount).toBe(3)
    expect(await titles('resource=productType&creationTimeStart=2020-01-01&maxResultCount=1')).toEqual(['类 100%_3'])
    expect(await titles('resource=productType&keyword=KIND&creationTimeEnd=2020-01-01')).toEqual([])
    expect(await titles('resource=nothing')).toEqual([])
    expect(await titles('resource=function')).toEqual([])
  })

  test('B-41b everyone sees only what they may delete', async () => {
    await deleted('News', { title: '只有删得了新闻的人看得到' })
    const { token } = await hire(site, ['Brand/Delete', 'News/View', 'News/Edit'])
    expect((await bin('', token)).items.every(({ resource }) => resource === 'brand')).toBe(true)
    expect((await bin('', token)).totalCount).toBe(1)
    expect(await titles('resource=news', token)).toEqual([])
    expect(await bin('', 'viewer')).toEqual({ totalCount: 0, items: [] })
    expect((await site.get(BIN)).status).toBe(401)
    const person = await hire(site, ['News/View'])
    await site.post(`${APP}/User/Delete`, { id: person.id }, 'admin')
    expect(await titles('resource=user')).toEqual([person.userName])
    expect(await titles('resource=user', 'editor')).toEqual([])
  })

  test('B-41c a restored row and a row deleted for good leave it', async () => {
    const [back, gone] = [await deleted('News', { title: '回来' }), await deleted('News', { title: '永别' })]
    await site.post(`${APP}/News/Restore`, { id: back }, 'editor')
    await site.post(`${APP}/News/DeleteForever`, { id: gone }, 'editor')
    const left = await titles('resource=news')
    expect(left).not.toContain('回来')
    expect(left).not.toContain('永别')
    expect((await site.get(`${APP}/News/Get?id=${back}`, 'editor')).status).toBe(200)
  })
})
