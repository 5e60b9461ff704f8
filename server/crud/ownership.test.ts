import { expect, test } from 'vitest'
import { rowOf } from '../testing/people.ts'
import { hireInto, makeUnit, update } from '../testing/scopes.ts'
import { onAnyEngine } from '../testing/site.ts'

const APP = '/abp/services/app'
let number = 0

onAnyEngine('The owner of a row', (site) => {
  const post = async (path: string, body: object, who = 'admin') => {
    const reply = await site.post(`${APP}/${path}`, body, who)
    expect([path, reply.body.error]).toEqual([path, null])
    return reply.body.result
  }
  const product = async (values: object = {}) => {
    const code = `owned-${++number}`
    const category = await post('ProductCategory/Create', { name: code, code })
    const row = await post('Product/Create', { name: code, code, slug: code, categoryId: category.id, ...values })
    return post('Product/Publish', { id: row.id, version: row.version })
  }

  test('B-50d is told to no visitor, neither by the pages nor by the calls of the portal', async () => {
    const unitId = await makeUnit(site)
    const { id } = await product({ unitId })
    await post('Brand/Create', { name: 'x', code: `b${++number}` })
    for (const path of [
      `/_productdetail?id=${id}`,
      '/_product',
      `/api/portal/product?id=${id}`,
      '/api/portal/listproduct',
      '/api/portal/site',
    ]) {
      const { status, body } = await site.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(JSON.stringify(body)).not.toMatch(/ownerId|unitId|ownerName|unitName/)
    }
    const { token } = (await site.get(`${APP}/Product/GetPreview?id=${id}`, 'admin')).body.result
    expect(JSON.stringify((await site.get(`/_productdetail?id=${id}&preview=${token}`)).body)).not.toMatch(/ownerId|unitId/)
    const { items } = (await site.get(`${APP}/Product/GetHistory?id=${id}`, 'admin')).body.result
    const snapshot = (await site.get(`${APP}/Product/GetSnapshot?id=${id}&snapshotId=${items[0].id}`, 'admin')).body.result
    expect(Object.keys(snapshot)).not.toContain('ownerId')
  })

  test('B-50j changes without an unpublished change, and going back to an old version keeps it', async () => {
    const { id, version } = await product()
    const unitId = await makeUnit(site)
    const moved = await update(site, 'Product', { id, version, unitId })
    expect(moved).toMatchObject({ unitId, version: version + 1, hasChanges: false, state: 'published' })
    const renamed = await update(site, 'Product', { id, name: 'another', ownerId: site.ids.editor })
    expect(renamed.hasChanges).toBe(true)
    const { items } = (await site.get(`${APP}/Product/GetHistory?id=${id}`, 'admin')).body.result
    const reverted = await post('Product/RevertTo', { id, version: renamed.version, snapshotId: items[0].id })
    expect(reverted).toMatchObject({ unitId, ownerId: site.ids.editor })
    const [change] = (await site.get(`${APP}/Product/GetChanges?id=${id}`, 'admin')).body.result.items.filter(
      ({ propertyChanges }: { propertyChanges: { propertyName: string }[] }) =>
        propertyChanges.some(({ propertyName }) => propertyName === 'unitId'),
    )
    expect(change).toMatchObject({ changeType: 'Updated', userName: 'admin' })
  })

  test('B-50k an enquiry about a product goes to those who look after it, any other to the unit at the top', async () => {
    const unitId = await makeUnit(site)
    const { id: productId } = await product({ unitId, ownerId: site.ids.editor })
    const enquire = (more: object) =>
      site.post('/api/portal/enquiry', {
        name: `visitor ${++number}`,
        email: 'v@example.com',
        phone: '13800000000',
        message: '请给我们报价，谢谢',
        ...more,
      })
    expect((await enquire({ productId })).status).toBe(200)
    expect((await enquire({})).status).toBe(200)
    const { items } = (await site.get(`${APP}/Enquiry/GetAll?sorting=id%20desc&maxResultCount=2`, 'admin')).body.result
    expect(items[1]).toMatchObject({ unitId, ownerId: site.ids.editor })
    const root = (await site.get(`${APP}/OrganizationUnit/GetAll?maxResultCount=1`, 'admin')).body.result.items[0].id
    expect(items[0]).toMatchObject({ unitId: root, ownerId: null })
    const scopes = { enquiries: { kind: 'unit' as const } }
    const seller = await hireInto(site, { permits: ['Enquiry/View'], scopes, unitIds: [unitId] })
    const seen = (await site.get(`${APP}/Enquiry/GetAll?maxResultCount=100`, seller.token)).body.result.items
    expect(seen.map((row: { id: number }) => row.id)).toEqual([items[1].id])
  })

  test('B-50e the figures of the dashboard count the rows in reach alone', async () => {
    const unitId = await makeUnit(site)
    await post('News/Create', { title: 'in reach', unitId })
    await post('News/Create', { title: 'out of reach' })
    const writer = await hireInto(site, { permits: ['News/View'], scopes: { content: { kind: 'unit' } }, unitIds: [unitId] })
    const { news } = (await site.get(`${APP}/Dashboard/GetStates`, writer.token)).body.result
    expect(news).toEqual({ draft: 1, scheduled: 0, published: 0 })
  })

  test('B-50e a row can refer only to rows in reach, and keeps what it refers to', async () => {
    const [unitId, other] = [await makeUnit(site), await makeUnit(site)]
    const scopes = { products: { kind: 'unit' as const }, catalogue: { kind: 'unit' as const } }
    const permits = ['Product/View', 'Product/Edit', 'Brand/View', 'ProductCategory/View']
    const writer = await hireInto(site, { permits, scopes, unitIds: [unitId] })
    const far = await post('Brand/Create', { name: 'far', code: `far${++number}`, unitId: other })
    const row = await product({ unitId })
    const link = await site.post(`${APP}/Product/Update`, { id: row.id, brandId: far.id }, writer.token)
    expect([link.status, link.body.error.validationErrors[0].members]).toEqual([400, ['brandId']])
    await update(site, 'Product', { id: row.id, brandId: far.id })
    const kept = await site.post(
      `${APP}/Product/Update`,
      { id: row.id, brandId: far.id, categoryId: row.categoryId, name: 'kept' },
      writer.token,
    )
    expect([kept.status, (await rowOf(site, 'Product', row.id)).name]).toEqual([200, 'kept'])
  })
})
