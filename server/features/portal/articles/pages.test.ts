import { expect, test } from 'vitest'
import { onAnyEngine, type Site } from '../../../testing/site.ts'

const ARTICLE = '/abp/services/app/Article'
const CATEGORY = '/abp/services/app/SiteCategory'

// oxlint-disable-next-line no-explicit-any -- replies are looked into freely
type Row = any

const writing = (site: Site) => ({
  category: async (code: string, values: Record<string, unknown> = {}): Promise<Row> =>
    (await site.post(`${CATEGORY}/Create`, { code, name: `类${code}`, nameEn: `Category ${code}`, ...values }, 'admin')).body.result,
  draft: async (title: string, categoryId: number, values: Record<string, unknown> = {}): Promise<Row> =>
    (await site.post(`${ARTICLE}/Create`, { title, categoryId, ...values }, 'admin')).body.result,
  publish: async (row: Row): Promise<Row> =>
    (await site.post(`${ARTICLE}/Publish`, { id: row.id, version: row.version }, 'admin')).body.result,
})

const SECTIONS = ['/_about', '/_technology', '/_business', '/_client']
const inEnglish = (path: string) => `/en${path}`

onAnyEngine('The pages of the site’s articles', (site) => {
  const { category, draft, publish } = writing(site)
  const made: Record<string, Row> = {}
  const text = async (path: string) => (await site.get(path)).body as string

  test('P-10 on an empty site every section is a page that says so, in both languages', async () => {
    for (const path of [...SECTIONS, ...SECTIONS.map(inEnglish)]) {
      const { status, body } = await site.get(path)
      expect([path, status, body.includes('class="notice"')]).toEqual([path, 200, true])
    }
    expect((await site.get('/home')).status).toBe(200)
    expect((await site.get('/_businessdetail')).status).toBe(404)
  })

  test('P-10 a published article stands on the page of its section, on the home page and on its own page', async () => {
    for (const code of ['about', 'technology', 'business', 'client', 'partner']) made[code] = await category(code)
    made['optics'] = await category('optics', { pid: made['technology'].id })
    const technology = { slug: 'depth', subCategoryId: made['optics'].id, content: '<p>景深正文</p>' }
    made['depth'] = await publish(await draft('景深', made['technology'].id, technology))
    made['service'] = await publish(await draft('校准', made['business'].id, { slug: 'service', titleEn: 'Calibration' }))
    made['maker'] = await publish(await draft('某客户', made['client'].id))
    made['story'] = await publish(await draft('我们的故事', made['about'].id, { content: '<p>故事正文</p>' }))
    expect(await text('/_technology')).toContain('href="/_articledetail/depth"')
    expect(await text('/_technology?category=optics')).toContain('景深')
    expect(await text('/_articledetail/depth')).toContain('<p>景深正文</p>')
    expect(await text('/en/_business')).toContain('Calibration')
    expect(await text('/_about')).toContain('<p>故事正文</p>')
    expect(await text('/_client')).toContain(`href="/_articledetail?id=${made['maker'].id}"`)
    const home = await text('/home')
    for (const title of ['景深', '校准', '某客户']) expect(home).toContain(title)
    expect(home).not.toContain('故事正文')
  })

  test('P-10 a draft, also of what is published, is on no page', async () => {
    const id = made['service'].id
    await site.post(`${ARTICLE}/Update`, { id, version: made['service'].version, title: '未公开', content: '<p>未公开</p>' }, 'admin')
    for (const code of ['about', 'technology', 'business', 'client', 'partner'])
      await draft('未公开', made[code].id, { slug: `hidden-${code}`, content: '<p>未公开</p>' })
    const paths = [...SECTIONS, '/home', '/', '/_businessdetail', '/_businessdetail/service', `/_articledetail/depth`]
    for (const path of [...paths, ...paths.map(inEnglish)]) expect([path, (await text(path)).includes('未公开')]).toEqual([path, false])
    expect((await site.get('/_articledetail/hidden-about')).status).toBe(404)
    expect((await site.get('/_businessdetail/hidden-business')).status).toBe(404)
  })

  test('P-13b a request at the wrong page, or under an old name, is led to the canonical address', async () => {
    const led = async (path: string) => {
      const { status, headers } = await site.get(path)
      return [status, headers.get('location')]
    }
    expect(await led(`/_articledetail?id=${made['service'].id}`)).toEqual([301, '/_businessdetail/service'])
    expect(await led('/en/_articledetail/service')).toEqual([301, '/en/_businessdetail/service'])
    expect(await led('/_businessdetail/depth')).toEqual([301, '/_articledetail/depth'])
    const { version } = (await site.get(`${ARTICLE}/Get?id=${made['depth'].id}`, 'admin')).body.result
    const renamed = await site.post(`${ARTICLE}/Update`, { id: made['depth'].id, version, slug: 'depth-of-field' }, 'admin')
    await publish(renamed.body.result)
    expect(await led('/_articledetail/depth')).toEqual([301, '/_articledetail/depth-of-field'])
    expect((await site.get('/_articledetail/depth-of-field')).status).toBe(200)
  })

  test('a preview of a business is led to its page with its token, and shows the draft to the holder of the token', async () => {
    const id = made['service'].id
    const { token } = (await site.get(`${ARTICLE}/GetPreview?id=${id}`, 'admin')).body.result
    const { status, headers } = await site.get(`/_articledetail?id=${id}&preview=${token}`)
    expect(status).toBe(301)
    const shown = await site.get(headers.get('location')!)
    expect([shown.status, shown.body.includes('未公开'), shown.body.includes('noindex')]).toEqual([200, true, true])
    expect(await text('/_businessdetail/service')).not.toContain('未公开')
  })

  test('a cached page changes when its category is renamed, hidden or shown again', async () => {
    const set = async (values: Record<string, unknown>) => {
      const { version } = (await site.get(`${CATEGORY}/Get?id=${made['optics'].id}`, 'admin')).body.result
      await site.post(`${CATEGORY}/Update`, { id: made['optics'].id, version, ...values }, 'admin')
    }
    expect(await text('/_technology')).toContain('类optics')
    await set({ name: '光学' })
    expect(await text('/_technology')).toContain('光学')
    expect(await text('/_articledetail/depth-of-field')).toContain('光学')
    await set({ isActive: false })
    expect((await site.get('/_technology?category=optics')).status).toBe(404)
    expect(await text('/_technology')).not.toContain('光学')
    expect(await text('/_technology')).toContain('景深')
    await set({ isActive: true })
    expect((await site.get('/_technology?category=optics')).status).toBe(200)
  })

  test('a page that shows nothing of an article stays as it is when that changes', async () => {
    const paths = ['/_news', `/_articledetail?id=${made['maker'].id}`]
    for (const path of paths) await text(path)
    const before = site.running.app.pageCache.made()
    await publish(await draft('另一家', made['partner'].id))
    for (const path of paths) await text(path)
    expect(site.running.app.pageCache.made()).toBe(before)
    expect(await text('/_client')).toContain('另一家')
  })
})
