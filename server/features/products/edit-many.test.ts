import { beforeAll, expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'

interface Row {
  id: number
  version: number
}

onAnyEngine('The same value for many products', (site) => {
  let [categoryId, templateId, made] = [0, 0, 0]
  const create = async (service: string, values: object) => (await site.post(`${APP}/${service}/Create`, values, 'admin')).body.result
  const get = async (id: number) => (await site.get(`${APP}/Product/Get?id=${id}`, 'admin')).body.result
  const product = (more: object = {}): Promise<Row> => {
    const code = `many-${++made}`
    return create('Product', { name: code, code, categoryId, price: 10, ...more })
  }
  const edit = (rows: readonly Row[], values: object, more: object = {}, who = 'editor') =>
    site.post(`${APP}/Product/BatchUpdate`, { rows: rows.map(({ id, version }) => ({ id, version })), values, ...more }, who)
  const publish = async ({ id, version }: Row): Promise<Row> =>
    (await site.post(`${APP}/Product/Publish`, { id, version }, 'admin')).body.result
  const priceSeen = async (id: number) => (await site.get(`/api/portal/product?id=${id}`)).body.result.price

  beforeAll(async () => {
    categoryId = (await create('ProductCategory', { name: 'many', code: 'many' })).id
    const params = [{ key: 'range', name: '量程', kind: 'number', required: true }]
    templateId = (await create('SpecTemplate', { name: 'many', groups: [{ name: '测量', params }] })).id
  })

  test('B-122c is written to each under its change log, and those that have it already are counted and left alone', async () => {
    const rows = [await product(), await product({ price: 12.5 }), await product()]
    const { body } = await edit(rows, { price: 12.5 })
    expect(body.result).toEqual({ changed: 2, same: 1 })
    expect(await Promise.all(rows.map(async ({ id }) => (await get(id)).price))).toEqual([12.5, 12.5, 12.5])
    expect((await get(rows[1]!.id)).version).toBe(rows[1]!.version)
    const { items } = (await site.get(`${APP}/Product/GetChanges?id=${rows[0]!.id}`, 'admin')).body.result
    expect(items[0]).toMatchObject({ changeType: 'Updated', reason: null, propertyChanges: [{ propertyName: 'price', newValue: 12.5 }] })
  })

  test('B-122c is refused for all by one: the refusal names it, and nothing is written', async () => {
    const rows = [await product(), await product()]
    await site.post(`${APP}/Product/Update`, { id: rows[1]!.id, version: rows[1]!.version, name: 'newer' }, 'admin')
    const { status, body } = await edit(rows, { price: 99 })
    expect([status, body.error.data.refusedId]).toEqual([409, rows[1]!.id])
    expect((await get(rows[0]!.id)).price).toBe(10)
    expect((await edit([rows[0]!, { id: 987_654, version: 1 }], { price: 99 })).status).toBe(404)
    expect((await get(rows[0]!.id)).price).toBe(10)
    const unknown = await edit([rows[0]!], { brandId: 98_765 })
    expect(unknown.body.error.validationErrors).toEqual([{ message: '没有这条记录：98765', members: ['brandId'] }])
  })

  test('B-122c is shown to visitors at once where asked, and only of products that were live without other changes', async () => {
    const clean = await publish(await product())
    const touched = await publish(await product())
    const drafted = (await site.post(`${APP}/Product/Update`, { id: touched.id, version: touched.version, name: '改过' }, 'admin')).body
      .result
    const draft = await product()
    expect((await edit([clean, drafted, draft], { price: 77 }, { publish: true })).body.result).toEqual({ changed: 3, same: 0 })
    expect([await priceSeen(clean.id), await priceSeen(touched.id)]).toEqual([77, 10])
    expect([(await get(clean.id)).hasChanges, (await get(draft.id)).state]).toEqual([false, 'draft'])
    const again = await get(clean.id)
    await edit([again], { price: 78 })
    expect([await priceSeen(clean.id), (await get(clean.id)).hasChanges]).toEqual([77, true])
  })

  test('B-122c publishes nothing without the parameters that a template requires', async () => {
    const row = await publish(await product())
    const { status, body } = await edit([row], { specTemplateId: templateId }, { publish: true })
    expect([status, body.error.message, body.error.data.refusedId]).toEqual([400, expect.stringContaining('量程'), row.id])
    expect((await get(row.id)).specTemplateId).toBeNull()
  })

  test('B-122c needs the permit to edit, and that to publish where it publishes', async () => {
    const row = await publish(await product())
    const role = await create('Role', { name: 'prices', displayName: '定价', grantedPermissions: ['Product/View', 'Product/Edit'] })
    const password = 'Xk-9-price'
    await create('User', { userName: 'pricer', name: '定价', emailAddress: 'p@example.com', password, roleIds: [role.id] })
    const signedIn = await site.post('/abp/TokenAuth/Authenticate', { usernameOrEmailAddress: 'pricer', password })
    const token = signedIn.body.result.accessToken
    expect((await edit([row], { price: 5 }, { publish: true }, token)).status).toBe(403)
    expect((await edit([row], { price: 5 }, {}, 'viewer')).status).toBe(403)
    expect((await get(row.id)).price).toBe(10)
    expect((await edit([row], { price: 5 }, {}, token)).status).toBe(200)
    expect(await priceSeen(row.id)).toBe(10)
  })

  test.each([
    [{ code: 'same' }],
    [{ slug: 'same' }],
    [{ id: 1 }],
    [{ state: 'published' }],
    [{ price: -1 }],
    [{ categoryId: 987_654 }],
    [{ name: '' }],
    [{ nothing: 1 }],
  ])('B-122c refuses %o and changes nothing', async (values) => {
    const row = await product()
    expect((await edit([row], values)).status).toBe(400)
    expect((await get(row.id)).version).toBe(row.version)
  })

  test('B-122c takes a hundred at once, and no more', async () => {
    expect(
      (
        await edit(
          Array.from({ length: 101 }, (_, at) => ({ id: at + 1, version: 1 })),
          { price: 1 },
        )
      ).status,
    ).toBe(400)
    expect((await edit([], { price: 1 })).status).toBe(400)
  })

  test('B-122a documents are kept with what they use, are published in the reader’s language first, and one whose file is gone is left out', async () => {
    const uploaded = async (name: string) => {
      const form = new FormData()
      form.set('file', new Blob(['%PDF-1.7']), name)
      const { body } = await site.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })
      return body.result[0].url as string
    }
    const [manual, english, drawing] = [await uploaded('手册.pdf'), await uploaded('manual.PDF'), await uploaded('outline.dwg')]
    const documents = [
      { kind: 'manual', title: '英文手册', titleEn: 'Manual', file: english, language: 'en' },
      { kind: 'manual', title: '手册', file: manual, language: 'zh-CN', version: 'V2' },
      { kind: 'drawing', title: '外形图', file: drawing },
      { kind: 'other', title: '没有了', file: '/media/abcdefgh1234567812345678' },
    ]
    const row = await publish(await product({ documents }))
    const seen = async (headers = {}) =>
      (await site.get(`/api/portal/product?id=${row.id}`, undefined, headers)).body.result.documents.map(
        ({ title, ending, bytes, version }: Record<string, unknown>) => [title, ending, bytes, version],
      )
    expect(await seen()).toEqual([
      ['外形图', 'dwg', 8, null],
      ['手册', 'pdf', 8, 'V2'],
      ['英文手册', 'pdf', 8, null],
    ])
    expect((await seen({ 'accept-language': 'en' })).map(([title]: unknown[]) => title)).toEqual(['外形图', 'Manual', '手册'])
    const page = (await site.get(`/_productdetail?id=${row.id}`)).body
    expect(page).toContain(`href="${drawing}"`)
    const { rows: uses } = {
      rows: await site.database.read.selectFrom('uploadUse').select(['field', 'snapshotId']).where('rowId', '=', row.id).execute(),
    }
    expect(uses.filter(({ field, snapshotId }) => field === 'documents' && Number(snapshotId) === 0)).toHaveLength(3)
    expect(uses.filter(({ field, snapshotId }) => field === 'documents' && Number(snapshotId) > 0)).toHaveLength(3)
  })
})
