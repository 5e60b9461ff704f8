import { beforeAll, expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

type Row = { id: number; version: number }

onAnyEngine('After a write', (site) => {
  const call = async (path: string, values: object) => (await site.post(`/abp/services/app/${path}`, values, 'admin')).body.result
  const made = () => site.running.app.pageCache.made()
  const see = async (at: string) => (await site.get(at)).body as string
  /** Returns the number of these pages that are rendered again when they are requested. */
  async function renderedAgain(pages: string[]) {
    const before = made()
    for (const page of pages) await see(page)
    return made() - before
  }
  async function published(service: string, values: object): Promise<Row> {
    const row = await call(`${service}/Create`, values)
    return call(`${service}/Publish`, { id: row.id, version: row.version })
  }

  let camera: Row
  let lens: Row
  let article: Row
  const all = () => [
    '/home',
    '/_product',
    '/_product?category=cameras',
    '/_product?category=lenses',
    `/_productdetail?id=${camera.id}`,
    `/_productdetail?id=${lens.id}`,
    '/_technology',
    `/_articledetail?id=${article.id}`,
    '/_news',
    '/_contact',
  ]

  beforeAll(async () => {
    const cameras = await call('ProductCategory/Create', { name: '相机', code: 'cameras' })
    const lenses = await call('ProductCategory/Create', { name: '镜头', code: 'lenses' })
    const technology = await call('SiteCategory/Create', { name: '技术', code: 'technology' })
    camera = await published('Product', { name: '一号相机', code: 'C-1', categoryId: cameras.id })
    lens = await published('Product', { name: '一号镜头', code: 'L-1', categoryId: lenses.id })
    article = await published('Article', { title: '远心', categoryId: technology.id })
  })

  test('P-13 a draft renders no page again', async () => {
    await renderedAgain(all())
    const changed = await call('Product/Update', { id: lens.id, version: lens.version, name: '改过的镜头' })
    await call('Article/Create', { title: '草稿', categoryId: (await call('SiteCategory/Create', { name: '其他', code: 'other' })).id })
    lens = changed
    expect(await renderedAgain(all().filter((page) => page !== '/_technology'))).toBe(0)
  })

  test('P-13 a publish of a product renders only the pages that show it again', async () => {
    await renderedAgain(all())
    lens = await call('Product/Publish', { id: lens.id, version: lens.version })
    const showing = ['/home', '/_product', '/_product?category=lenses', `/_productdetail?id=${lens.id}`]
    expect(await renderedAgain(all().filter((page) => !showing.includes(page)))).toBe(0)
    for (const page of showing) expect([page, await renderedAgain([page])]).toEqual([page, 1])
    for (const page of showing) expect([page, (await see(page)).includes('改过的镜头')]).toEqual([page, true])
    expect(await renderedAgain(all())).toBe(0)
  })

  test('P-13 a publish of an article renders no page of products again', async () => {
    await renderedAgain(all())
    const changed = await call('Article/Update', { id: article.id, version: article.version, title: '远心之后' })
    await call('Article/Publish', { id: article.id, version: changed.version })
    const products = all().filter((page) => page.includes('product'))
    expect(await renderedAgain([...products, '/_news', '/_contact'])).toBe(0)
    expect(await renderedAgain(['/_technology', `/_articledetail?id=${article.id}`])).toBe(2)
  })
})
