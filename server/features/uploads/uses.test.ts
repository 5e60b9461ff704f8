import { beforeAll, expect, test } from 'vitest'
import type { Uses } from '../../../contract/features/upload-library.ts'
import { renewUses } from '../../crud/renew-uses.ts'
import { hire, type Person } from '../../testing/people.ts'
import { hireInto } from '../../testing/scopes.ts'
import { onBothEngines, samplePicture } from '../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines('Where a file is used', (site) => {
  let forcing: Person
  beforeAll(async () => {
    forcing = await hire(site, ['Upload/View', 'Upload/Add', 'Upload/Delete', 'Upload/DeleteUsed', 'News/View'])
  })

  const idOf = (url: string) => url.replace('/media/', '')
  const picture = async (who = 'editor') => (await site.upload(await samplePicture(60, 40), 'a.png', who)).body.result[0].url as string
  const call = async (path: string, values: object) => {
    const { status, body } = await site.post(`${APP}/${path}`, values, 'editor')
    expect([path, status, body.error]).toEqual([path, 200, null])
    return body.result
  }
  const title = () => `t${crypto.randomUUID()}`
  const usesOf = async (url: string, who = 'editor'): Promise<Uses> =>
    (await site.get(`${APP}/Upload/GetUses?id=${idOf(url)}`, who)).body.result
  const remove = (url: string, { by = 'Delete', who = 'editor' } = {}) =>
    site.request('DELETE', `${APP}/Upload/${by}?id=${idOf(url)}`, { who })
  const stored = () =>
    site.database.read
      .selectFrom('uploadUse')
      .selectAll()
      .orderBy('uploadId')
      .orderBy('resource')
      .orderBy('rowId')
      .orderBy('snapshotId')
      .orderBy('field')
      .execute()

  test('B-113a a file tells the drafts, versions and rows of the bin that use it, by field, until none does', async () => {
    const [cover, within, unused] = [await picture(), await picture(), await picture()]
    const name = title()
    const content = `<p><img src="${within}" alt="" /><img src="${within}" alt="" /></p>`
    const made = await call('News/Create', { title: name, cover: `${cover}#focus=10,20`, contentEn: content })
    const place = { resource: 'news', id: made.id, title: name, isDeleted: false }
    expect(await usesOf(unused)).toEqual({ totalCount: 0, items: [], others: [] })
    expect(await usesOf(cover)).toEqual({ totalCount: 1, items: [{ ...place, fields: ['cover'], states: ['draft'] }], others: [] })
    expect((await usesOf(within)).items).toEqual([{ ...place, fields: ['contentEn'], states: ['draft'] }])

    const scheduled = await call('News/Publish', { id: made.id, version: made.version, from: new Date(Date.now() + 9e6).toISOString() })
    expect((await usesOf(cover)).items[0]!.states).toEqual(['draft', 'scheduled'])
    const live = await call('News/Publish', { id: made.id, version: scheduled.version })
    expect((await usesOf(cover)).items[0]!.states).toEqual(['draft', 'live'])
    const changed = await call('News/Update', { id: made.id, version: live.version, cover: null })
    expect((await usesOf(cover)).items[0]!.states).toEqual(['live'])
    expect((await usesOf(within)).items[0]!.states).toEqual(['draft', 'live'])
    await call('News/Publish', { id: made.id, version: changed.version })
    expect((await usesOf(cover)).items[0]!.states).toEqual(['past'])
    await call('News/Delete', { id: made.id })
    expect((await usesOf(cover)).items).toEqual([{ ...place, fields: ['cover'], states: ['past'], isDeleted: true }])
    await call('News/DeleteForever', { id: made.id })
    expect([(await usesOf(cover)).totalCount, (await usesOf(within)).totalCount]).toEqual([0, 0])
    expect((await remove(cover)).status).toBe(200)
  })

  test('B-113a lists of pictures, data and imported rows are noted, and the list counts rows, not fields', async () => {
    const [first, second] = [await picture(), await picture()]
    const code = title().slice(0, 18)
    const category = await call('ProductCategory/Create', { name: code, code, picture: first })
    const product = {
      name: code,
      code,
      slug: code,
      categoryId: category.id,
      pictures: [first, second],
      skus: [{ code: `${code}-1`, specs: [], picture: second }],
    }
    const { id } = await call('Product/Create', product)
    await call('GalleryPicture/SaveImport', { items: [{ title: code, image: second }] })
    expect((await usesOf(first)).items.map(({ resource, fields }) => [resource, fields])).toEqual([
      ['product', ['pictures']],
      ['productCategory', ['picture']],
    ])
    expect((await usesOf(second)).items.map(({ resource, fields }) => [resource, fields.toSorted()])).toEqual([
      ['galleryPicture', ['image']],
      ['product', ['pictures', 'skus']],
    ])
    const { items } = (await site.get(`${APP}/Upload/GetAll?maxResultCount=2`, 'editor')).body.result
    expect(items.map(({ useCount }: { useCount: number }) => useCount)).toEqual([2, 2])
    await call('Product/Update', { id, name: `${code}a` })
    expect((await usesOf(first)).totalCount).toBe(2)
  })

  test('B-113a a write that is refused leaves no use, and an address in the words of a visitor is none', async () => {
    const url = await picture()
    const refused = await site.post(
      `${APP}/News/Create`,
      { title: title(), cover: url, content: `<img src="/media/${'0'.repeat(24)}" />`, category: 'no such' },
      'editor',
    )
    expect(refused.status).toBe(400)
    const sent = await site.post('/api/portal/enquiry', { name: 'A', email: 'a@example.com', message: `see ${url}` })
    expect(sent.status).toBe(200)
    expect((await usesOf(url)).totalCount).toBe(0)
  })

  test('B-113b a used file is deleted only by whoever may delete used ones; the refusal names the places', async () => {
    const url = await picture(forcing.token)
    const name = title()
    const { id } = await call('News/Create', { title: name, cover: url })
    const refused = await remove(url, { who: forcing.token })
    expect([refused.status, refused.body.error.message]).toEqual([409, '文件正在使用（新闻），不能删除。'])
    expect(refused.body.error.data.uses.items).toEqual([
      { resource: 'news', id, title: name, fields: ['cover'], states: ['draft'], isDeleted: false },
    ])
    expect((await remove(url, { by: 'DeleteUsed' })).status).toBe(403)
    expect((await usesOf(url)).totalCount).toBe(1)
    expect((await remove(url, { by: 'DeleteUsed', who: forcing.token })).status).toBe(200)
    expect((await fetch(`${site.url}${url}`)).status).toBe(404)
    expect((await stored()).filter(({ uploadId }) => uploadId === idOf(url))).toEqual([])
    // The row can still be saved as it was read, and names nothing anew.
    await call('News/Update', { id, cover: url, title: `${name}a` })
    expect((await stored()).filter(({ uploadId }) => uploadId === idOf(url))).toEqual([])
  })

  test('B-113c rows out of reach are counted and not named; the uses of a file out of reach are told to nobody', async () => {
    const permits = ['Upload/View', 'Upload/Add', 'Upload/Delete', 'News/View']
    const writer = await hireInto(site, { permits, scopes: { content: { kind: 'own' } } })
    const url = await picture(writer.token)
    const { id } = await call('News/Create', { title: title(), cover: url })
    expect(await usesOf(url, writer.token)).toEqual({ totalCount: 1, items: [], others: [{ resource: 'news', count: 1 }] })
    const { status, body } = await remove(url, { who: writer.token })
    expect([status, JSON.stringify(body).includes(`"id":${id}`)]).toEqual([409, false])
    const blind = await hire(site, ['Upload/View'])
    expect((await usesOf(url, blind.token)).others).toEqual([{ resource: 'news', count: 1 }])
    const foreign = await picture()
    expect((await site.get(`${APP}/Upload/GetUses?id=${idOf(foreign)}`, writer.token)).status).toBe(404)
    expect((await site.get(`${APP}/Upload/GetUses?id=${idOf(foreign)}`, forcing.token)).status).toBe(200)
    const sender = await hire(site, ['Upload/Add', 'Upload/Delete'])
    expect((await site.get(`${APP}/Upload/GetUses?id=${idOf(foreign)}`, sender.token)).status).toBe(403)
    expect((await site.get(`${APP}/Upload/GetUses?id=../../etc`, 'editor')).status).toBe(400)
  })

  test('B-113d the uses of rows from before are noted at the start, once, as writes would have noted them', async () => {
    const before = await stored()
    expect(before.length).toBeGreaterThan(5)
    await site.database.write.deleteFrom('uploadUse').execute()
    await renewUses(site.database)
    expect(await stored()).toEqual([])
    await site.database.write.deleteFrom('setting').where('name', '=', 'uploadUses.version').execute()
    await renewUses(site.database)
    expect(await stored()).toEqual(before)
  })
})
