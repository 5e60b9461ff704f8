import { beforeEach, expect, test } from 'vitest'
import { jobCalls } from '../../testing/jobs.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { sheetOf } from '../../testing/sheets.ts'

const APP = '/abp/services/app'

interface Row {
  id: number
  version: number
}

onAnyEngine('The work of an editor, as visitors see it', (site) => {
  const call = async (at: string, values: object): Promise<Row> => {
    const { status, body } = await site.post(`${APP}/${at}`, values, 'editor')
    expect([at, status, body.error]).toEqual([at, 200, null])
    return body.result
  }
  const create = (service: string, values: object) => call(`${service}/Create`, values)
  const pageAt = async (at: string) => {
    const { status, body } = await site.get(at)
    expect([at, status]).toEqual([at, 200])
    return body as string
  }
  const picture = async () => (await site.upload()).body.files.file as string

  test('E-10a icon, logo, title, copyright, filing numbers, address and telephone stand on every page, in its language', async () => {
    const [row] = (await site.get(`${APP}/SiteInfo/GetAll`, 'editor')).body.result.items
    const [icon, logo] = [await picture(), await picture()]
    await call('SiteInfo/Update', {
      id: row.id,
      version: row.version,
      icon,
      logo,
      beian: '苏ICP备00000001号',
      policeBeian: '苏公网安备00000001号',
      title: '北仪',
      titleEn: 'Beiyi',
      copyright: '© 北仪公司',
      copyrightEn: '© Beiyi Ltd',
      telephone: '0512-00000001',
      address: '苏州市某路 1 号',
      addressEn: '1 Some Road, Suzhou',
    })
    const nameOf = (file: string) => /\/([\w-]{16,})/.exec(file)![1]!
    for (const at of ['/home', '/_contact', '/_news']) {
      const [chinese, english] = [await pageAt(at), await pageAt(`/en${at}`)]
      for (const said of ['北仪', '© 北仪公司', '苏ICP备00000001号', '苏公网安备00000001号', '0512-00000001', '苏州市某路 1 号'])
        expect(chinese, at).toContain(said)
      for (const said of ['Beiyi', '© Beiyi Ltd', '苏ICP备00000001号', '0512-00000001', '1 Some Road, Suzhou'])
        expect(english, at).toContain(said)
      for (const unsaid of ['© 北仪公司', '苏州市某路']) expect(english, at).not.toContain(unsaid)
      for (const html of [chinese, english]) {
        expect(html, at).toMatch(new RegExp(`<link rel="icon"[^>]*${nameOf(icon)}`))
        expect(html, at).toMatch(new RegExp(`<img[^>]*${nameOf(logo)}`))
      }
    }
  })

  test('E-10b a picture of the gallery is on the home page in its order, under its words, until it is deleted', async () => {
    const image = await picture()
    const last = await create('GalleryPicture', { title: '后一张', titleEn: 'The later', image, alt: '装配车间', sort: 2 })
    await create('GalleryPicture', { title: '前一张', titleEn: 'The earlier', image, sort: 1 })
    const chinese = await pageAt('/home')
    expect(chinese).toContain('alt="装配车间"')
    expect(chinese.indexOf('前一张')).toBeGreaterThan(0)
    expect(chinese.indexOf('后一张')).toBeGreaterThan(chinese.indexOf('前一张'))
    expect(await pageAt('/en/home')).toContain('The later')
    await call('GalleryPicture/Delete', { id: last.id })
    const after = await pageAt('/home')
    expect(after).toContain('前一张')
    expect(after).not.toContain('后一张')
  })

  test('E-10e the menus of the site are a tree in its order, moved and renamed at once, in two languages', async () => {
    const first = await create('Navigation', { name: '第一项', nameEn: 'First', link: '/_about', sort: 10 })
    const second = await create('Navigation', {
      name: '第二项',
      nameEn: 'Second',
      link: 'https://shop.example/',
      target: '_blank',
      sort: 20,
    })
    const inOrder = (html: string, names: string[]) => {
      const places = names.map((name) => html.indexOf(name))
      expect(Math.min(...places)).toBeGreaterThan(0)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
    inOrder(await pageAt('/home'), ['第一项', '第二项'])
    inOrder(await pageAt('/en/home'), ['First', 'Second'])
    expect(await pageAt('/home')).toMatch(/<a[^>]*href="https:\/\/shop\.example\/"[^>]*target="_blank"/)
    await call('Navigation/Update', { id: first.id, version: first.version, name: '改名后', sort: 30 })
    inOrder(await pageAt('/home'), ['第二项', '改名后'])
    const below = await create('Navigation', { pid: second.id, name: '下级项', link: '/_contact' })
    const tree = (await site.get('/api/portal/listnavibar')).body.result as { name: string; children: { name: string }[] }[]
    expect(tree.find(({ name }) => name === '第二项')!.children).toMatchObject([{ name: '下级项' }])
    await call('Navigation/Delete', { id: below.id })
    expect(await pageAt('/home')).not.toContain('下级项')
  })

  test('C-10q navigation and site take no parameters and are read from result', async () => {
    for (const at of ['listnavibar', 'site']) {
      const { status, body } = await site.get(`/api/portal/${at}`)
      expect([at, status, body.success, body.error]).toEqual([at, 200, true, null])
      expect(Object.keys(body.result).length).toBeGreaterThan(0)
    }
  })

  test('E-09b E-09c a type and a brand lead visitors to their products, and to no other', async () => {
    const [lens, light] = [
      await create('ProductType', { name: '镜头', code: 'lens' }),
      await create('ProductType', { name: '光源', code: 'light' }),
    ]
    const brand = await create('Brand', { name: '镜厂', code: 'lensmaker' })
    const category = await create('ProductCategory', { name: '光学', code: 'optics' })
    const make = async (name: string, code: string, more: object) => {
      const row = await create('Product', { name, code, categoryId: category.id, ...more })
      await call('Product/Publish', { id: row.id, version: row.version })
    }
    await make('远心镜头一', 'lens-1', { typeId: lens.id, brandId: brand.id })
    await make('环形光源一', 'light-1', { typeId: light.id })
    for (const [at, seen, unseen] of [
      ['/_product?type=lens', '远心镜头一', '环形光源一'],
      ['/_product?type=light', '环形光源一', '远心镜头一'],
      ['/_product?brand=lensmaker', '远心镜头一', '环形光源一'],
    ] as const) {
      const html = await pageAt(at)
      expect(html, at).toContain(seen)
      expect(html, at).not.toContain(unseen)
    }
    const types = (await site.get('/portico/h5/GetProductType')).body.result as { name: string }[]
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['镜头', '光源']))
    await call('ProductType/Delete', { id: light.id })
    expect((await site.get('/_product?type=light')).status).toBe(404)
    const all = await pageAt('/_product')
    expect(all).toContain('环形光源一')
    expect(all).not.toContain('type=light')
  })
})

onAnyEngine('Sheets of products', (site) => {
  const { order, upload, jobOf, download } = jobCalls(site)
  const run = () => site.running.app.jobs.run()
  const products = async () => {
    const { items } = (await site.get(`${APP}/Product/GetAll?Sorting=code%20asc`, 'editor')).body.result
    return (items as Record<string, unknown>[]).map(({ name, nameEn, code, categoryId, price, unit, state }) => ({
      name,
      nameEn,
      code,
      categoryId,
      price,
      unit,
      state,
    }))
  }

  beforeEach(async () => {
    for (const table of ['product', 'job'] as const) await site.database.write.deleteFrom(table).execute()
  })

  test.each(['csv', 'xlsx'] as const)('E-09i exported products are imported again without loss, as drafts: %s', async (format) => {
    const category = (await site.post(`${APP}/ProductCategory/Create`, { name: `光学 ${format}`, code: `optics-${format}` }, 'editor')).body
      .result
    for (const at of [1, 2, 3]) {
      const values = {
        name: `镜头 ${at}，“大”`,
        nameEn: `Lens ${at}`,
        code: `L-${at}`,
        categoryId: category.id,
        price: at * 10.5,
        unit: '件',
      }
      expect((await site.post(`${APP}/Product/Create`, values, 'editor')).status).toBe(200)
    }
    const before = await products()
    expect(before).toMatchObject([1, 2, 3].map((at) => ({ code: `L-${at}`, price: at * 10.5, state: 'draft' })))
    const exported = await order({}, { resource: 'product', format })
    await run()
    const file = Buffer.from(await (await download(exported)).arrayBuffer())
    expect(await sheetOf(file, format)).toHaveLength(4)
    await site.database.write.deleteFrom('product').execute()
    const imported = await upload(file, { resource: 'product', format })
    await run()
    expect(await jobOf(imported)).toMatchObject({ state: 'done', result: { rows: 3, refused: 0 }, error: null })
    expect(await products()).toEqual(before)
  })
})
