import { beforeAll, expect, test } from 'vitest'
import { onBothEngines } from '../../testing/site.ts'

onBothEngines('A search that forgives', (site) => {
  const call = async (path: string, values: Record<string, unknown>) =>
    (await site.post(`/abp/services/app/${path}`, values, 'admin')).body.result
  async function published(service: string, values: Record<string, unknown>) {
    const { id, version } = await call(`${service}/Create`, values)
    await call(`${service}/Publish`, { id, version })
  }
  const asked = async (path: string, keyword: string) =>
    (await site.get(`/api/portal/${path}?keyword=${encodeURIComponent(keyword)}`, undefined, { 'accept-language': 'zh-CN' })).body.result
  const titles = async (keyword: string) =>
    ((await asked('search', keyword)).items as { title: { text: string }[] }[]).map(({ title }) => title.map(({ text }) => text).join(''))
  const products = async (keyword: string) => ((await asked('listproduct', keyword)).items as { name: string }[]).map(({ name }) => name)

  const CAMERA = 'HM 面阵相机'
  const NEWS = 'HM-1200 相机发布'
  let categoryId: number
  beforeAll(async () => {
    const category = await call('ProductCategory/Create', { name: '工业相机', code: 'cameras' })
    categoryId = category.id
    await published('Product', {
      name: CAMERA,
      nameEn: 'Area scan camera',
      code: 'HM-1200',
      categoryId,
      publishTime: '2024-01-01T00:00:00Z',
      description: '<p>1200 万像素，3.45 μm，配套软件</p>',
      skus: [{ code: 'HM-1200-M', specs: [] }],
    })
    await published('Product', { name: '远心镜头', code: 'TC-110', categoryId, publishTime: '2024-01-02T00:00:00Z' })
    await published('News', { title: NEWS, content: '<p>视觉</p>', publishTime: '2026-01-01T00:00:00Z' })
  })

  test.each(['hm1200', 'HM 1200', 'hm-1200'])('B-91a B-91f %s finds the product with that code first, then the news', async (keyword) => {
    expect(await titles(keyword)).toEqual([CAMERA, NEWS])
    expect(await products(keyword)).toEqual([CAMERA])
  })

  test.each(['hm1200-m', 'HM1200M', 'hm-1200-m'])('B-91a %s finds the product that is sold under that code', async (keyword) => {
    expect(await products(keyword)).toEqual([CAMERA])
    expect((await titles(keyword))[0]).toBe(CAMERA)
  })

  test('B-91f what a product is called stands before the title of newer news', async () => {
    expect(await titles('相机')).toEqual([CAMERA, NEWS])
  })

  test.each([
    ['B-91b', '12MP'],
    ['B-91a', '3.45µm'],
    ['B-91e', '面陣相機'],
    ['B-91e', '軟體'],
    ['B-91d', 'mianzhen'],
    ['B-91d', 'mzxj'],
  ])('%s %s finds the camera', async (_, keyword) => expect(await products(keyword)).toEqual([CAMERA]))

  test('B-91d a sound finds titles alone, and no question finds what it does not mean', async () => {
    expect(await products('yuanxin')).toEqual(['远心镜头'])
    expect(await titles('shijue')).toEqual([])
    for (const keyword of ['hm1300', '5MP', '鏡子', 'zzz', 'xiangjizz']) expect([keyword, await titles(keyword)]).toEqual([keyword, []])
  })

  test('B-91h one reading serves the whole site: what stands in a text is not also looked for as a sound', async () => {
    await published('News', { title: '蓝色光源', content: '<p>说明</p>' })
    expect(await titles('lan')).toEqual(['蓝色光源'])
    await published('Product', { name: '交换机', code: 'SW-8', categoryId, description: '<p>LAN</p>' })
    expect(await titles('lan')).toEqual(['交换机'])
  })

  test('B-91h the products whose codes a question names come first, and products before other texts', async () => {
    await published('News', {
      title: '展会',
      content: '<p>HM-1200 与 TC-110，1200 万像素的相机，配套软件</p>',
      publishTime: '2026-02-01T00:00:00Z',
    })
    expect(await titles('软件')).toEqual([CAMERA, '展会'])
    expect(await titles('hm1200 软件')).toEqual([CAMERA, '展会'])
    expect(await titles('hm 1200 tc 110')).toEqual(['展会'])
  })

  test.each(['cameras', 'Area scan cameras', '1200萬像素', '3.45um'])('B-91g %s finds the camera', async (keyword) => {
    expect(await products(keyword)).toEqual([CAMERA])
  })

  test('B-91 a text that is changed is found by its new words alone', async () => {
    const { items } = (await site.get('/abp/services/app/Product/GetAll?keyword=TC-110', 'admin')).body.result
    const { id, version } = items[0]
    const changed = await call('Product/Update', { id, version, name: '显微镜头', code: 'MX-7', skus: [{ code: 'MX-7B', specs: [] }] })
    await call('Product/Publish', { id, version: changed.version })
    for (const keyword of ['mx7', 'mx7b', 'xianwei']) expect(await products(keyword)).toEqual(['显微镜头'])
    for (const keyword of ['tc110', 'yuanxin']) expect(await products(keyword)).toEqual([])
  })
})
