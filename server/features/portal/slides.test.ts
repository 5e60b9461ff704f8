import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('Slides of sections', (site) => {
  const call = async (path: string, values: object) => (await site.post(`${APP}/${path}`, values, 'editor')).body.result
  const titles = async (at: string) =>
    ((await site.get(at)).body.result.items as { title: string; section: string }[]).map(({ title, section }) => [title, section])
  const page = async (at: string) => (await site.get(at)).body as string

  async function slide(title: string, section?: string, isPublished = true) {
    const bigImage = (await site.upload()).body.files.file as string
    const row = await call('Carousel/Create', { title, bigImage, ...(section && { section }) })
    return isPublished ? call('Carousel/Publish', { id: row.id, version: row.version }) : row
  }

  test('P-05c C-10k C-11b C-12a the calls give the slides of the home page unless a section is named, and refuse one that is none', async () => {
    await slide('首页的')
    await slide('新闻的', 'news')
    for (const at of ['/api/portal/carousel', `${APP}/SiteCarousel/GetAll`, '/portico/h5/GetTopBanners']) {
      expect([at, await titles(at)]).toEqual([at, [['首页的', 'home']]])
      expect(await titles(`${at}?section=news`)).toEqual([['新闻的', 'news']])
      expect(await titles(`${at}?section=contact`)).toEqual([])
      expect((await site.get(`${at}?section=nowhere`)).status).toBe(400)
    }
  })

  test('P-05c each page shows the slides of its own section, and others show none and no empty box', async () => {
    expect(await page('/home')).toContain('首页的')
    expect(await page('/_news')).toContain('新闻的')
    expect(await page('/_news')).not.toContain('首页的')
    const item = await call('News/Create', { title: '一条新闻' })
    await call('News/Publish', { id: item.id, version: item.version })
    for (const at of ['/_product', '/_contact', '/_search', `/_newsdetail?id=${item.id}`]) {
      const html = await page(at)
      expect([at, html.includes('class="hero-bar"'), /class="hero[ "]|aria-roledescription|的<\/h2>/.test(html)]).toEqual([at, true, false])
    }
  })

  test('P-05c P-13 a slide that is published renders only the pages of its section again', async () => {
    const made = () => site.running.app.pageCache.made()
    const all = ['/home', '/_news', '/_product', '/_contact']
    for (const at of all) await page(at)
    await slide('又一张新闻的', 'news')
    const before = made()
    for (const at of all) await page(at)
    expect(made() - before).toBe(1)
    expect(await page('/_news')).toContain('又一张新闻的')
  })

  test('P-05c a slide that an editor gives to a detail page is shown there, and one that moves leaves its old section', async () => {
    const row = await slide('新闻正文上方', 'newsdetail')
    const [item] = (await site.get('/api/portal/listnews')).body.result.items
    expect(await page(`/_newsdetail?id=${item.id}`)).toContain('新闻正文上方')
    const moved = await call('Carousel/Update', { id: row.id, version: row.version, section: 'contact' })
    await call('Carousel/Publish', { id: row.id, version: moved.version })
    expect(await page(`/_newsdetail?id=${item.id}`)).not.toContain('新闻正文上方')
    expect(await page('/_contact')).toContain('新闻正文上方')
  })

  test('P-05c a draft is seen with its preview alone, on any page that can show it', async () => {
    const draft = await slide('产品的草稿', 'product', false)
    const { token } = (await site.get(`${APP}/Carousel/GetPreview?id=${draft.id}`, 'editor')).body.result
    expect(await page('/_product')).not.toContain('产品的草稿')
    expect(await page(`/_product?preview=${encodeURIComponent(token)}`)).toContain('产品的草稿')
    expect(await page(`/home?preview=${encodeURIComponent(token)}`)).toContain('产品的草稿')
  })

  test('P-05c the list of slides is filtered by section, and a section that does not exist is refused', async () => {
    const { items } = (await site.get(`${APP}/Carousel/GetAll?section=news`, 'editor')).body.result
    expect(items.map(({ section }: { section: string }) => section)).toEqual(['news', 'news'])
    const bigImage = items[0].bigImage
    expect((await site.post(`${APP}/Carousel/Create`, { title: 'x', bigImage, section: 'nowhere' }, 'editor')).status).toBe(400)
  })
})
