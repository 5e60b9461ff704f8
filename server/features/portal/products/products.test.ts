import { beforeAll, expect, test } from 'vitest'
import { onAnyEngine, onBothEngines, type Site } from '../../../testing/site.ts'

type Values = Record<string, unknown>

const groups = [
  {
    name: '传感器',
    nameEn: 'Sensor',
    params: [
      { key: 'resolution', name: '分辨率', nameEn: 'Resolution', kind: 'number', unit: 'MP', searchable: true },
      {
        key: 'mount',
        name: '接口',
        nameEn: 'Mount',
        kind: 'choice',
        searchable: true,
        options: [
          { value: 'c', label: 'C 口', labelEn: 'C mount' },
          { value: 'f', label: 'F 口', labelEn: 'F mount' },
          { value: 'm42', label: 'M42 口', labelEn: 'M42 mount' },
        ],
      },
      { key: 'sealed', name: '防水', nameEn: 'Sealed', kind: 'boolean', searchable: true },
      { key: 'finish', name: '表面', nameEn: 'Finish', kind: 'text' },
    ],
  },
]

/** A small catalogue: two types, a category below another, six products. */
async function makeCatalogue(site: Site) {
  const create = async (service: string, values: Values) => {
    const { status, body } = await site.post(`/abp/services/app/${service}/Create`, values, 'admin')
    expect(status, JSON.stringify(body)).toBe(200)
    return body.result
  }
  const camera = await create('ProductType', { name: '相机', nameEn: 'Cameras', code: 'camera' })
  const lens = await create('ProductType', { name: '镜头', code: 'lens' })
  const imaging = await create('ProductCategory', { name: '成像', nameEn: 'Imaging', code: 'imaging' })
  const area = await create('ProductCategory', { name: '面阵', nameEn: 'Area scan', code: 'area', pid: imaging.id })
  const optics = await create('ProductCategory', { name: '光学', code: 'optics' })
  const brand = await create('Brand', { name: '甲牌', nameEn: 'Brand A', code: 'a' })
  const template = await create('SpecTemplate', { name: '相机参数', categoryId: area.id, groups })
  const common = { specTemplateId: template.id, typeId: camera.id, categoryId: area.id, brandId: brand.id }

  async function publish(values: Values) {
    const row = await create('Product', values)
    const { status } = await site.post('/abp/services/app/Product/Publish', { id: row.id, version: row.version }, 'admin')
    expect(status).toBe(200)
    return row.id as number
  }
  const ids = {
    one: await publish({
      ...common,
      name: '工业相机一号',
      nameEn: 'Camera One',
      code: 'CAM-1',
      slug: 'cam-1',
      price: 1000,
      isTop: true,
      params: { resolution: 5, mount: 'c', sealed: true, finish: '黑色' },
      paramsEn: { finish: 'Black' },
      description: '<h2>用途</h2><p>看见<strong>划痕</strong>。</p><script>alert(1)</script>',
      skus: [
        { code: 'CAM-1-M', specs: [{ name: '色彩', nameEn: 'Colour', value: '黑白', valueEn: 'Mono' }], price: 1000, stock: 2 },
        { code: 'CAM-1-C', specs: [{ name: '色彩', nameEn: 'Colour', value: '彩色', valueEn: 'Colour' }], price: null, stock: 0 },
      ],
    }),
    two: await publish({
      ...common,
      name: '工业相机二号',
      code: 'CAM-2',
      price: 500,
      skus: [
        { code: 'CAM-2-M', specs: [], price: 500, stock: 1 },
        { code: 'CAM-2-C', specs: [], price: 620, stock: 1 },
      ],
      params: { resolution: 12, mount: 'f', sealed: false },
    }),
    three: await publish({ ...common, name: '工业相机三号', code: 'CAM-3', params: { mount: 'c' } }),
    lens: await publish({ name: '远心镜头', nameEn: 'Telecentric lens', code: 'TC-1', typeId: lens.id, categoryId: optics.id, price: 700 }),
  }
  await create('Product', { ...common, name: '没有发布的相机', code: 'SECRET-1' })
  return ids
}

onBothEngines('Products for visitors', (site) => {
  let ids: Awaited<ReturnType<typeof makeCatalogue>>
  beforeAll(async () => {
    ids = await makeCatalogue(site)
  })

  const list = async (query = '', language = 'zh-CN') =>
    (await site.get(`/api/portal/listproduct?${query}`, undefined, { 'accept-language': language })).body
  const codes = async (query = '') => (await list(query)).result.items.map((item: { code: string }) => item.code)

  test('P-12b C-10a are listed with the featured first, and drafts are not among them', async () => {
    expect(await codes()).toEqual(['CAM-1', 'TC-1', 'CAM-3', 'CAM-2'])
    expect((await list()).result.totalCount).toBe(4)
    expect(JSON.stringify(await list())).not.toContain('SECRET-1')
  })

  test('P-12b C-10a say so when a variant costs more than the list price', async () => {
    const { items } = (await list()).result
    const from = items.filter(({ priceFrom }: { priceFrom: boolean }) => priceFrom)
    expect(from.map(({ code }: { code: string }) => code)).toEqual(['CAM-2'])
    expect((await site.get(`/api/portal/product?id=${ids.two}`)).body.result).toMatchObject({ price: 500, priceFrom: true })
    expect((await site.get(`/api/portal/product?id=${ids.one}`)).body.result).toMatchObject({ price: 1000, priceFrom: false })
  })

  test('P-12b C-10a C-10p are narrowed by type, category with what is below it, brand, and words', async () => {
    expect(await codes('type=camera')).toEqual(['CAM-1', 'CAM-3', 'CAM-2'])
    expect(await codes('TYPE=Lens')).toEqual(['TC-1'])
    expect(await codes('category=imaging')).toEqual(['CAM-1', 'CAM-3', 'CAM-2'])
    expect(await codes('category=optics')).toEqual(['TC-1'])
    expect(await codes('brand=a&type=lens')).toEqual([])
    expect(await codes(`keyword=${encodeURIComponent('远心')}`)).toEqual(['TC-1'])
    expect(await codes('keyword=telec')).toEqual(['TC-1'])
    expect(await codes(`keyword=${encodeURIComponent('心远')}`)).toEqual([])
  })

  test('P-12b C-10a C-10p are filtered by parameters: two values of one parameter are alternatives, two parameters must both hold', async () => {
    expect(await codes('params=mount:c')).toEqual(['CAM-1', 'CAM-3'])
    expect(await codes('params=mount:c,mount:f')).toEqual(['CAM-1', 'CAM-3', 'CAM-2'])
    expect(await codes('params=mount:c,sealed:true')).toEqual(['CAM-1'])
    expect(await codes('params=sealed:false')).toEqual(['CAM-2'])
    expect(await codes('params=resolution:12')).toEqual(['CAM-2'])
    expect(await codes(`params=mount:${encodeURIComponent("c') or ('1'='1")}`)).toEqual([])
  })

  test('C-10a are sorted by price and date, and a list by price leaves out products without a price', async () => {
    expect(await codes('sort=priceAsc')).toEqual(['CAM-2', 'TC-1', 'CAM-1'])
    expect(await codes('sort=priceDesc')).toEqual(['CAM-1', 'TC-1', 'CAM-2'])
    expect((await codes('sort=newest')).toSorted()).toEqual(['CAM-1', 'CAM-2', 'CAM-3', 'TC-1'])
  })

  test('C-10a come in pages, and a page past the end is empty with the right count', async () => {
    expect(await codes('maxResultCount=2&skipCount=2')).toEqual(['CAM-3', 'CAM-2'])
    expect((await list('skipCount=100')).result).toMatchObject({ totalCount: 4, items: [] })
  })

  test('C-10s C-03c refuse what cannot be asked for, and say what it was', async () => {
    for (const [query, said] of [
      ['type=nothing', /产品类型.*nothing/],
      ['category=nothing', /产品分类.*nothing/],
      ['brand=nothing', /品牌.*nothing/],
    ] as const) {
      const { status, body } = await site.get(`/api/portal/listproduct?${query}`)
      expect([query, status]).toEqual([query, 404])
      expect(body.error.message).toMatch(said)
    }
    for (const query of ['sort=name', 'params=mount', 'params=Mount!:c', 'skipCount=-1', 'maxResultCount=5000']) {
      const { status, body } = await site.get(`/api/portal/listproduct?${query}`)
      expect([query, status, body.success]).toEqual([query, 400, false])
      expect(body.error.validationErrors.length).toBeGreaterThan(0)
    }
  })

  test('P-12c C-10b show their parameters in words, in both languages', async () => {
    const { result } = (await site.get(`/api/portal/product?id=${ids.one}`)).body
    expect(result.paramGroups).toEqual([
      {
        name: '传感器',
        params: [
          { key: 'resolution', name: '分辨率', value: '5 MP' },
          { key: 'mount', name: '接口', value: 'C 口' },
          { key: 'sealed', name: '防水', value: '是' },
          { key: 'finish', name: '表面', value: '黑色' },
        ],
      },
    ])
    expect(result.keyParams.map(({ key }: { key: string }) => key)).toEqual(['resolution', 'mount', 'sealed'])
    expect(result.categoryPath).toEqual([
      { code: 'imaging', name: '成像' },
      { code: 'area', name: '面阵' },
    ])
    const english = (await site.get('/api/portal/product?slug=cam-1', undefined, { 'accept-language': 'en' })).body.result
    expect(english).toMatchObject({ name: 'Camera One', language: 'en', categoryName: 'Area scan', brandName: 'Brand A' })
    expect(english.paramGroups[0].params.map(({ value }: { value: string }) => value)).toEqual(['5 MP', 'C mount', 'Yes', 'Black'])
    expect(english.skus[0].specs).toEqual([{ name: 'Colour', value: 'Mono' }])
    expect(result.skus[0].specs).toEqual([{ name: '色彩', value: '黑白' }])
    // Never translated: falls back, and says so.
    expect((await list('type=camera&maxResultCount=2', 'en')).result.items[1]).toMatchObject({ name: '工业相机三号', language: 'zh-CN' })
  })

  test('C-10b have their HTML sanitised, and show no more than the view names', async () => {
    const { result } = (await site.get(`/api/portal/product?id=${ids.one}`)).body
    expect(result.description).toContain('<strong>划痕</strong>')
    expect(JSON.stringify(result)).not.toMatch(/<script|alert|creatorUserId|version|deletionTime/)
  })

  test('C-10b C-12d that do not exist are not found, and a call that names no product is refused', async () => {
    for (const path of ['/api/portal/product?id=99999', '/api/portal/product?slug=none', '/portico/h5/GetProductDetail?id=99999']) {
      const { status, body } = await site.get(path)
      expect([path, status]).toEqual([path, 404])
      expect(body.error.message).toMatch(/产品 不存在/)
    }
    expect((await site.get('/api/portal/product')).status).toBe(400)
    expect((await site.get('/api/portal/product?id=abc')).status).toBe(400)
  })

  test('P-12a C-12b have types with counts, and what is left to choose by', async () => {
    const types = (await site.get('/portico/h5/GetProductType')).body.result
    expect(types.map(({ code, count }: { code: string; count: number }) => [code, count])).toEqual([
      ['camera', 3],
      ['lens', 1],
    ])
    const all = (await site.get('/api/portal/productfilters')).body.result
    expect(all.categories).toMatchObject([
      { code: 'imaging', count: 3, children: [{ code: 'area', count: 3 }] },
      { code: 'optics', count: 1, children: [] },
    ])
    expect(all.params).toEqual([])
    const cameras = (await site.get('/api/portal/productfilters?type=camera')).body.result
    expect(cameras.params.map(({ key }: { key: string }) => key)).toEqual(['mount', 'sealed'])
    // A value that no camera has is not offered.
    for (const { key, options } of cameras.params)
      for (const { value } of options) {
        const { result } = await list(`type=camera&params=${key}:${value}`)
        expect([key, value, result.totalCount > 0]).toEqual([key, value, true])
      }
    expect(cameras.params[0].options.map(({ value }: { value: string }) => value)).toEqual(['c', 'f'])
    expect(cameras.categories.map(({ code }: { code: string }) => code)).toEqual(['imaging'])
    expect(cameras.brands).toEqual([{ code: 'a', name: '甲牌', count: 3 }])
  })

  test('B-11 P-12a the filters and the counts of types follow each publish', async () => {
    const counted = async () => {
      const { brands } = (await site.get('/api/portal/productfilters?type=camera')).body.result
      const [camera] = (await site.get('/portico/h5/GetProductType')).body.result
      return [brands[0].count, camera.count]
    }
    expect(await counted()).toEqual([3, 3])
    await site.post('/abp/services/app/Product/Unpublish', { id: ids.two }, 'admin')
    expect(await counted()).toEqual([2, 2])
    const { version } = (await site.get(`/abp/services/app/Product/Get?id=${ids.two}`, 'admin')).body.result
    await site.post('/abp/services/app/Product/Publish', { id: ids.two, version }, 'admin')
    expect(await counted()).toEqual([3, 3])
  })

  test('C-12a C-12c C-12d answer under the prefix of phone clients, whatever the case', async () => {
    const reply = await site.get('/portico/H5/getproductlist?Type=camera&MaxResultCount=1')
    expect(reply.body.result).toMatchObject({ totalCount: 3, items: [{ code: 'CAM-1' }] })
    expect((await site.get('/portico/h5/GetTopBanners')).body.result).toMatchObject({ totalCount: 0, items: [] })
    expect((await site.get(`/portico/h5/GetProductDetail?id=${ids.lens}`)).body.result.code).toBe('TC-1')
  })

  test('P-12c P-13b are found under the address they had before', async () => {
    const { result: row } = (await site.get(`/abp/services/app/Product/Get?id=${ids.two}`, 'admin')).body
    const set = async (version: number, slug: string) => {
      const updated = (await site.post('/abp/services/app/Product/Update', { id: ids.two, version, slug }, 'admin')).body.result
      return (await site.post('/abp/services/app/Product/Publish', { id: ids.two, version: updated.version }, 'admin')).body.result.version
    }
    await set(await set(row.version, 'first'), 'second')
    expect((await site.get('/api/portal/product?slug=first')).body.result).toMatchObject({ id: ids.two, slug: 'second' })
  })
})

onAnyEngine(
  'Products for phone clients of another prefix',
  (site) => {
    test('C-12e answer under it alone', async () => {
      expect((await site.get('/claregon/h5/GetProductType')).body.result).toEqual([])
      expect((await site.get('/portico/h5/GetProductType')).status).toBe(404)
    })
  },
  { H5_PREFIX: 'claregon' },
)
