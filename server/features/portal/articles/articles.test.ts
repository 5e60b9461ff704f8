import { expect, test } from 'vitest'
import { onAnyEngine, type Site } from '../../../testing/site.ts'

const ARTICLE = '/abp/services/app/Article'
const CATEGORY = '/abp/services/app/SiteCategory'
const SERVICE = '/abp/services/app/SiteArticle'
const PORTAL = '/api/portal'

// oxlint-disable-next-line no-explicit-any -- replies are looked into freely
type Row = any

/** The service by which the tests write rows as an editor does. */
const writing = (site: Site) => ({
  category: async (code: string, values: Record<string, unknown> = {}): Promise<Row> =>
    (await site.post(`${CATEGORY}/Create`, { code, name: `类${code}`, nameEn: `Category ${code}`, ...values }, 'admin')).body.result,
  draft: async (title: string, categoryId: number, values: Record<string, unknown> = {}): Promise<Row> =>
    (await site.post(`${ARTICLE}/Create`, { title, categoryId, ...values }, 'admin')).body.result,
  publish: async (row: Row, more = {}): Promise<Row> =>
    (await site.post(`${ARTICLE}/Publish`, { id: row.id, version: row.version, ...more }, 'admin')).body.result,
  change: async (row: Row, values: Record<string, unknown>): Promise<Row> =>
    (await site.post(`${CATEGORY}/Update`, { id: row.id, version: row.version, ...values }, 'admin')).body.result,
})

const titles = (reply: Row): string[] => reply.body.result.items.map(({ title }: { title: string }) => title)
const refusal = ({ status, body }: Row) => [status, body.error.message]

onAnyEngine('A site without sections', (site) => {
  test('C-10 has empty lists, no categories, and no first article', async () => {
    for (const list of ['listabout', 'listbusiness', 'listtech', 'listclient', 'listpartner'])
      expect([list, (await site.get(`${PORTAL}/${list}`)).body.result]).toEqual([list, { totalCount: 0, items: [] }])
    expect((await site.get(`${SERVICE}/GetListByCategory`)).body.result).toEqual({ totalCount: 0, items: [] })
    expect((await site.get(`${PORTAL}/listcategory`)).body.result).toEqual([])
    expect(refusal(await site.get(`${PORTAL}/about`))).toEqual([404, '实体 文章 不存在,id = about!'])
    expect((await site.get(`${PORTAL}/business`)).status).toBe(404)
  })
})

onAnyEngine('The articles of the site', (site) => {
  const { category, draft, publish, change } = writing(site)
  const made: Record<string, Row> = {}
  const english = { 'accept-language': 'en' }

  test('C-10c C-10e C-10g C-10h C-10m each section lists its published articles in the order of the editors, without their texts', async () => {
    for (const [index, code] of ['about', 'business', 'technology', 'client', 'partner'].entries())
      made[code] = await category(code, { sort: index })
    for (const code of ['about', 'business', 'technology', 'client', 'partner']) {
      await publish(await draft(`${code}二`, made[code].id, { sort: 2, content: '<p>正文</p>' }))
      await publish(await draft(`${code}一`, made[code].id, { sort: 1 }))
      await draft(`${code}草稿`, made[code].id)
    }
    const lists = { listabout: 'about', listbusiness: 'business', listtech: 'technology', listclient: 'client', listpartner: 'partner' }
    for (const [list, code] of Object.entries(lists)) {
      const reply = await site.get(`${PORTAL}/${list}`)
      expect(titles(reply)).toEqual([`${code}一`, `${code}二`])
      expect(reply.body.result.totalCount).toBe(2)
      expect(reply.body.result.items[0]).toMatchObject({ section: code, subCategory: null, language: 'zh-CN' })
      for (const name of ['content', 'version', 'categoryId', 'creatorUserId'])
        expect(Object.keys(reply.body.result.items[1])).not.toContain(name)
    }
  })

  test('C-10m C-10p a category below a section narrows its list, with what is further below', async () => {
    made['optics'] = await category('optics', { pid: made['technology'].id, sort: 1 })
    made['lenses'] = await category('lenses', { pid: made['optics'].id })
    made['light'] = await category('light', { pid: made['technology'].id, sort: 2 })
    const technology = made['technology'].id
    await publish(await draft('远心', technology, { subCategoryId: made['lenses'].id, sort: 5 }))
    await publish(await draft('棱镜', technology, { subCategoryId: made['optics'].id, sort: 6 }))
    await publish(await draft('频闪', technology, { subCategoryId: made['light'].id, sort: 7 }))
    expect(titles(await site.get(`${PORTAL}/listtech?category=optics`))).toEqual(['远心', '棱镜'])
    expect(titles(await site.get(`${PORTAL}/listtech?category=lenses`))).toEqual(['远心'])
    expect(titles(await site.get(`${PORTAL}/listtech?category=Lenses`))).toEqual(['远心'])
    const { items } = (await site.get(`${PORTAL}/listtech?category=light`, undefined, english)).body.result
    expect(items[0]).toMatchObject({ title: '频闪', subCategory: 'light', subCategoryName: 'Category light', language: 'zh-CN' })
    expect((await site.get(`${PORTAL}/listtech`)).body.result.totalCount).toBe(5)
    expect(titles(await site.get(`${PORTAL}/listtech?keyword=${encodeURIComponent('远')}`))).toEqual(['远心'])
  })

  test('C-10s an unknown category, and a category of another section, are refused by name in the visitor’s language', async () => {
    expect(refusal(await site.get(`${PORTAL}/listtech?category=nowhere`))).toEqual([404, '实体 文章分类 不存在,id = nowhere!'])
    const spoken = refusal(await site.get(`${PORTAL}/listtech?category=nowhere`, undefined, english))
    expect(spoken[0]).toBe(404)
    expect(spoken[1]).toContain('nowhere')
    expect(spoken[1]).not.toMatch(/\p{Script=Han}/u)
    for (const at of [
      'listabout?category=optics',
      'listtech?category=technology',
      'about?category=optics',
      'listcategory?category=nowhere',
    ])
      expect([at, (await site.get(`${PORTAL}/${at}`)).status]).toEqual([at, 404])
  })

  test('C-10s a page past the end of a list has the right total and no items, and an impossible page is refused', async () => {
    expect((await site.get(`${PORTAL}/listtech?skipCount=100`)).body.result).toEqual({ totalCount: 5, items: [] })
    expect(titles(await site.get(`${PORTAL}/listtech?skipCount=2&maxResultCount=2`))).toEqual(['远心', '棱镜'])
    for (const at of ['listtech?skipCount=-1', 'listtech?maxResultCount=0', 'article?id=x', 'article', 'about?id=0'])
      expect([at, (await site.get(`${PORTAL}/${at}`)).status]).toEqual([at, 400])
  })

  test('C-10d C-10f about and business give their first article or the named article, and no article of another section', async () => {
    expect((await site.get(`${PORTAL}/about`)).body.result).toMatchObject({ title: 'about一', section: 'about', sectionName: '类about' })
    made['history'] = await category('history', { pid: made['about'].id })
    expect(refusal(await site.get(`${PORTAL}/about?category=history`))).toEqual([404, '实体 文章 不存在,id = history!'])
    const past = await publish(await draft('历程', made['about'].id, { subCategoryId: made['history'].id, slug: 'our-past', sort: 9 }))
    const firm = await publish(await draft('校准', made['business'].id, { slug: 'calibration', sort: 9 }))
    const of = async (at: string) => (await site.get(`${PORTAL}/${at}`)).body.result?.title ?? null
    expect(await of('about?category=history')).toBe('历程')
    expect(await of(`about?id=${past.id}`)).toBe('历程')
    expect(await of('business?slug=calibration')).toBe('校准')
    expect(await of('article?slug=calibration')).toBe('校准')
    for (const at of [
      `business?id=${past.id}`,
      'business?slug=our-past',
      `about?id=${firm.id}`,
      'about?slug=none',
      'about?category=history&slug=calibration',
    ])
      expect([at, (await site.get(`${PORTAL}/${at}`)).status]).toEqual([at, 404])
  })

  test('C-10 C-11f listcategory tells of each category how many published articles it and those below it hold', async () => {
    const counts = async (at: string) => {
      const { result } = (await site.get(at)).body
      return Object.fromEntries(result.map(({ code, count }: { code: string; count: number }) => [code, count]))
    }
    expect(await counts(`${PORTAL}/listcategory`)).toEqual({ about: 3, business: 3, technology: 5, client: 2, partner: 2 })
    expect(await counts(`${PORTAL}/listcategory?category=technology`)).toEqual({ optics: 2, light: 1 })
    expect(await counts(`${SERVICE}/GetSubCategoryList?categoryId=${made['optics'].id}`)).toEqual({ lenses: 1 })
    expect(await counts(`${PORTAL}/listcategory?category=lenses`)).toEqual({})
  })

  test('C-11d C-11e the site service answers the same articles, by id or code of a category, and no field of the back office', async () => {
    const all = await site.get(`${PORTAL}/listtech`)
    expect((await site.get(`${SERVICE}/GetListByCategory?categoryId=${made['technology'].id}`)).body).toEqual(all.body)
    expect((await site.get(`${SERVICE}/GetListByCategory?category=technology`)).body).toEqual(all.body)
    expect(titles(await site.get(`${SERVICE}/GetListByCategory?category=technology&subCategoryId=${made['light'].id}`))).toEqual(['频闪'])
    expect(titles(await site.get(`${SERVICE}/GetListByCategory?category=lenses`))).toEqual(['远心'])
    expect((await site.get(`${SERVICE}/GetListByCategory?maxResultCount=1`)).body.result.totalCount).toBe(15)
    const [first] = all.body.result.items
    const one = await site.get(`${SERVICE}/Get?id=${first.id}`)
    expect(one.body).toEqual((await site.get(`${PORTAL}/article?id=${first.id}`)).body)
    expect(Object.keys(one.body.result)).not.toEqual(expect.arrayContaining(['version']))
    for (const at of [
      `category=about&subCategoryId=${made['light'].id}`,
      'categoryId=987654',
      `categoryId=${made['about'].id}&category=client`,
    ])
      expect([at, (await site.get(`${SERVICE}/GetListByCategory?${at}`)).status]).toEqual([at, 404])
  })

  test('C-10 a cached list changes when its category is renamed, moved or hidden', async () => {
    const list = async () => (await site.get(`${PORTAL}/listtech?category=optics`)).body.result
    expect((await list()).items[1].subCategoryName).toBe('类optics')
    made['optics'] = await change(made['optics'], { name: '光学' })
    expect((await list()).items[1].subCategoryName).toBe('光学')
    made['optics'] = await change(made['optics'], { isActive: false })
    for (const at of ['listtech?category=optics', 'listtech?category=lenses', 'listcategory?category=optics'])
      expect([at, (await site.get(`${PORTAL}/${at}`)).status]).toEqual([at, 404])
    const { items, totalCount } = (await site.get(`${PORTAL}/listtech`)).body.result
    expect(totalCount).toBe(5)
    expect(items.find(({ title }: Row) => title === '棱镜')).toMatchObject({ subCategory: null, subCategoryName: null })
    expect((await site.get(`${PORTAL}/listcategory?category=technology`)).body.result.map(({ code }: Row) => code)).toEqual(['light'])
    made['optics'] = await change(made['optics'], { isActive: true })
    expect((await list()).totalCount).toBe(2)
  })

  test('C-10 the articles of a hidden section are behind no door', async () => {
    const secret = await category('secret', { isActive: false })
    const row = await publish(await draft('不公开的栏目', secret.id, { slug: 'behind-doors' }))
    const doors = [`${PORTAL}/article?id=${row.id}`, `${PORTAL}/article?slug=behind-doors`, `${SERVICE}/Get?id=${row.id}`]
    for (const at of [...doors, `${SERVICE}/GetListByCategory?category=secret`])
      expect([at, (await site.get(at)).status]).toEqual([at, 404])
    const lists = [`${SERVICE}/GetListByCategory?maxResultCount=1000`, `${PORTAL}/listcategory`]
    for (const at of lists) expect(JSON.stringify((await site.get(at)).body)).not.toMatch(/不公开的栏目|secret/)
    await change(secret, { isActive: true })
    for (const at of doors) expect([at, (await site.get(at)).status]).toEqual([at, 200])
    const open = await category('unused')
    expect((await site.post(`${CATEGORY}/Delete`, { id: open.id }, 'admin')).status).toBe(200)
    expect((await site.get(`${PORTAL}/listcategory?category=unused`)).status).toBe(404)
  })

  test('C-10 drafts, what is scheduled and what was withdrawn answer like what never was', async () => {
    const hidden = await draft('未公开', made['about'].id)
    const scheduled = await draft('未公开', made['about'].id)
    await publish(scheduled, { from: new Date(Date.now() + 3_600_000).toISOString() })
    const withdrawn = await draft('未公开', made['about'].id)
    await publish(withdrawn)
    await site.post(`${ARTICLE}/Unpublish`, { id: withdrawn.id }, 'admin')
    for (const { id } of [hidden, scheduled, withdrawn])
      for (const at of [`${PORTAL}/article?id=${id}`, `${PORTAL}/about?id=${id}`])
        expect(refusal(await site.get(at))).toEqual([404, `实体 文章 不存在,id = ${id}!`])
    expect(JSON.stringify((await site.get(`${PORTAL}/listabout?maxResultCount=1000`)).body)).not.toContain('未公开')
    const { token } = (await site.get(`${ARTICLE}/GetPreview?id=${hidden.id}`, 'admin')).body.result
    const shown = await site.get(`${PORTAL}/about?id=${hidden.id}&preview=${token}`)
    expect([shown.body.result.title, shown.headers.get('cache-control')]).toEqual(['未公开', 'private, no-store'])
    expect((await site.get(`${PORTAL}/article?id=${scheduled.id}&preview=${token}`)).status).toBe(404)
  })

  test('C-10 an article without a translation is given in Chinese and says so, with clean HTML and described pictures', async () => {
    const [cover, inside] = [(await site.upload()).body.files.file, (await site.upload()).body.files.file]
    const content = `<p>正文</p><img src="${inside}" alt="图" />`
    const row = await publish(
      await draft('案例', made['client'].id, { titleEn: 'Case', summary: '摘要', cover, content, link: 'https://example.com' }),
    )
    const read = async (headers = {}) => (await site.get(`${PORTAL}/article?id=${row.id}`, undefined, headers)).body.result
    expect(await read()).toMatchObject({ title: '案例', language: 'zh-CN', content, cover, link: 'https://example.com' })
    expect(await read(english)).toMatchObject({ title: 'Case', language: 'en', summary: '摘要', content })
    expect(new Set(Object.keys((await read()).pictures))).toEqual(new Set([cover, inside]))
    const listed = (await site.get(`${PORTAL}/listclient`)).body.result.items.find(({ id }: Row) => id === row.id)
    expect(Object.keys(listed.pictures)).toEqual([cover])
    const evil = '<p>x</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    await site.database.write.updateTable('articleSnapshot').set({ content: evil }).where('rowId', '=', row.id).execute()
    const { content: cleaned } = (await site.get(`${PORTAL}/article?slug=&id=${row.id}`)).body.result
    expect(cleaned).toContain('<p>x</p>')
    expect(cleaned).not.toMatch(/script|onerror/)
  })

  test('B-109a articles of one place in the order stand newest first, also where a caller asks for that order', async () => {
    const before = titles(await site.get(`${PORTAL}/listpartner`))
    for (const title of ['较早', '较晚']) await publish(await draft(title, made['partner'].id, { sort: 99 }))
    for (const query of ['', '?sorting=sort'])
      expect([query, titles(await site.get(`${PORTAL}/listpartner${query}`))]).toEqual([query, [...before, '较晚', '较早']])
  })
})
