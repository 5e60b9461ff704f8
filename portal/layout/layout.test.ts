import { describe, expect, test } from 'vitest'
import { page, elements } from '../testing/render.ts'
import { banner, BIG, picture, site, SMALL } from '../testing/sample.ts'

const PAGES = ['/home', '/_news', '/_newsdetail?id=1']

test('P-01a P-01b P-01c the footer shows the copyright text, and the filing number as a link to the ministry', async () => {
  const [footer = ''] = elements((await page('/home')).html, 'footer')
  expect(footer).toContain('© 2026 澄明光电 版权所有')
  const [link = ''] = elements(footer, 'a', 'beian.miit.gov.cn')
  expect(link).toContain('href="https://beian.miit.gov.cn/"')
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener"')
  expect(link).toContain('苏ICP备12345678号')
  expect(footer).not.toContain('beian.mps.gov.cn')
})

const footerOf = async (more: Partial<typeof site>, language: 'zh-CN' | 'en' = 'zh-CN') =>
  elements((await page('/home', { language, answers: { site: () => ({ ...site, ...more }) } })).html, 'footer')[0]!

test('P-01 the police number stands beside it and links to its page in a new tab without an opener', async () => {
  for (const language of ['zh-CN', 'en'] as const) {
    const [link = ''] = elements(await footerOf({ policeBeian: '苏公网安备 32050000000000号' }, language), 'a', 'beian.mps.gov.cn')
    expect(link).toContain('苏公网安备 32050000000000号')
    expect(link).toContain('href="https://beian.mps.gov.cn/#/query/webSearch?code=32050000000000"')
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="noopener"')
  }
})

test('P-01 a police number without digits links to the page where it can be looked up', async () => {
  expect(await footerOf({ policeBeian: '公安备案办理中' })).toContain('href="https://beian.mps.gov.cn/"')
})

test('P-01 one filing number does not need the other', async () => {
  const only = await footerOf({ beian: null, policeBeian: '苏公网安备 32050000000000号' })
  expect(only).toContain('beian.mps.gov.cn')
  expect(only).not.toContain('beian.miit.gov.cn')
})

test('P-01 a site without copyright and filing numbers has no legal line', async () => {
  const footer = await footerOf({ copyright: null, beian: null, policeBeian: null })
  expect(footer).not.toContain('class="legal"')
  expect(footer).not.toContain('beian')
  expect(footer).not.toContain('©')
})

describe.each(PAGES)('P-05a %s', (path) => {
  test('has header, carousel, page, footer and back-to-top, each once', async () => {
    const { html } = await page(path)
    expect(elements(html, 'header', 'data-behaviour="header"')).toHaveLength(1)
    expect(html.match(/aria-roledescription="carousel"/g)).toHaveLength(1)
    expect(html.match(/<main id="main"/g)).toHaveLength(1)
    expect(html.match(/<footer/g)).toHaveLength(1)
    expect(html.match(/data-behaviour="back-to-top"/g)).toHaveLength(1)
  })
})

test('P-04a P-15g the back-to-top button is hidden before anything is scrolled, and has a name', async () => {
  const [button = ''] = elements((await page('/home')).html, 'button', 'back-to-top')
  expect(button).toMatch(/\shidden=""/)
  expect(button).toContain('aria-label="回到顶部"')
  expect(elements((await page('/home', { language: 'en' })).html, 'button', 'back-to-top')[0]).toContain('aria-label="Back to top"')
})

const slidesOf = (html: string) => html.split('aria-roledescription="slide"').slice(1)

test('P-06c P-06d P-06f P-15a the carousel has pause, previous, next and an indicator for each slide, before the slides', async () => {
  const { html } = await page('/home')
  const controls = html.slice(html.indexOf('data-part="controls"'), html.indexOf('data-part="slides"'))
  expect(controls).toMatch(/data-part="pause" aria-label="暂停自动播放"/)
  expect(controls).toContain('aria-label="上一张"')
  expect(controls).toContain('aria-label="下一张"')
  expect(controls.match(/data-part="indicator"/g)).toHaveLength(3)
})

test('P-06 a single slide has no controls', async () => {
  const { html } = await page('/home', { answers: { carousel: () => ({ totalCount: 1, items: [banner(1)] }) } })
  expect(slidesOf(html)).toHaveLength(1)
  expect(html).not.toContain('data-part="controls"')
})

const none = () => ({ totalCount: 0, items: [] })

test('P-05c P-06 without slides there is no carousel and no empty box, only the dark ground of the header', async () => {
  const { html, status } = await page('/home', { answers: { carousel: none } })
  expect(status).toBe(200)
  expect(html).toContain('<div class="hero-bar"></div>')
  expect(html).not.toMatch(/class="hero[ "]/)
  expect(html).not.toContain('aria-roledescription')
  expect(html).not.toContain('rel="preload"')
})

test.each([
  ['/home', 'home'],
  ['/_product?type=camera', 'product'],
  ['/_productdetail/cm-1', 'productdetail'],
  ['/_news?page=2', 'news'],
  ['/_newsdetail?id=1', 'newsdetail'],
  ['/_search?keyword=x', 'search'],
  ['/_test', 'home'],
])('P-05c %s shows the slides of the section %s, and preloads the first of them', async (path, section) => {
  const asked: [string, unknown][] = []
  const { html } = await page(path, { asked })
  expect(asked.filter(([name]) => name === 'carousel')).toEqual([['carousel', { section }]])
  expect(slidesOf(html)).toHaveLength(3)
  expect(elements(html, 'link', 'rel="preload" as="image"').length).toBeGreaterThan(0)
})

test('P-05c a page that is missing belongs to no section and has no slides', async () => {
  const asked: [string, unknown][] = []
  const { html } = await page('/_nowhere', { asked })
  expect(asked.filter(([name]) => name === 'carousel')).toEqual([])
  expect(html).toContain('<div class="hero-bar"></div>')
})

test('P-05c P-13c a page without slides of its own is shared with the first picture of the home page, and preloads none', async () => {
  const carousel = ({ section = 'home' }: { section?: string }) => (section === 'home' ? { totalCount: 1, items: [banner(1)] } : none())
  const { html } = await page('/_news', { answers: { carousel } })
  expect(html).toContain(`property="og:image" content="https://example.com${BIG}/`)
  expect(html).not.toContain('rel="preload"')
  expect(slidesOf(html)).toHaveLength(0)
})

test('P-07a a slide shows its title, and its description and sub-description as HTML', async () => {
  const [first = ''] = slidesOf((await page('/home')).html)
  expect(first).toContain('<h2>标题1</h2>')
  expect(first).toContain('<p>描述 <strong>1</strong></p>')
  expect(first).toContain('<p>副描述 <em>1</em></p>')
})

test.each([
  ['/home', '959.98px'],
  ['/_news', '767.98px'],
])('P-08a auto: on %s a screen up to %s gets the small image, a wider screen the big image', async (path, width) => {
  const { html } = await page(path)
  const [first = ''] = slidesOf(html)
  expect(elements(first, 'source', SMALL).map((source) => /media="(.*?)"/.exec(source)?.[1])).toEqual(
    Array(3).fill(`(max-width: ${width})`),
  )
  const preloads = elements(html, 'link', 'rel="preload" as="image"').map((link) => /media="(.*?)"/.exec(link)?.[1])
  expect(preloads).toEqual([`(max-width: ${width})`, `not all and (max-width: ${width})`])
  expect(first).toContain(`src="${BIG}/960.jpg"`)
})

const sized = (bannerSize: 'big' | 'small') => ({ site: () => ({ ...site, bannerSize }) })

test('P-08b P-08c big and small: every screen gets the same image', async () => {
  const [big = ''] = slidesOf((await page('/home', { answers: sized('big') })).html)
  expect(big).toContain(BIG)
  expect(big).not.toContain(SMALL)
  const [small = ''] = slidesOf((await page('/home', { answers: sized('small') })).html)
  expect(small).toContain(SMALL)
  expect(small).not.toContain(BIG)
})

test('P-08 a banner without a small image shows its big image', async () => {
  const answers = { carousel: () => ({ totalCount: 1, items: [banner(1, { smallImage: null, pictures: { [BIG]: picture() } })] }) }
  const [first = ''] = slidesOf((await page('/home', { answers: { ...sized('small'), ...answers } })).html)
  expect(first).toContain(BIG)
})

test('P-09a only every second slide has the alternate mask', async () => {
  const masks = slidesOf((await page('/home')).html).map((slide) => /data-mask="(\w+)"/.exec(slide)?.[1])
  expect(masks).toEqual(['odd', 'even', 'odd'])
})

test('P-15a P-15h the carousel is a labelled section and each slide a numbered group; header and footer are landmarks', async () => {
  const { html } = await page('/home')
  expect(html).toMatch(/<section class="hero hero-tall" aria-roledescription="carousel" aria-label="焦点图"/)
  expect(html).toMatch(/role="group" aria-roledescription="slide" aria-label="第 2 张，共 3 张"/)
  expect(html).not.toContain('role="banner"')
})

test('only the first picture of a page is fetched eagerly; each has its size and a placeholder', async () => {
  const images = elements((await page('/home')).html, 'img')
  expect(images.filter((image) => image.includes('loading="eager"'))).toHaveLength(1)
  expect(images[0]).toMatch(/fetchPriority="high"/i)
  for (const image of images) expect(image).toMatch(/width="\d+" height="\d+".*background-image:url\(&quot;data:/)
})

test('the language switch leads to the same page in the other language', async () => {
  expect(elements((await page('/_news?page=2')).html, 'a', 'class="language"')[0]).toContain('href="/en/_news?page=2"')
  expect(elements((await page('/_news?page=2', { language: 'en' })).html, 'a', 'class="language"')[0]).toContain('href="/_news?page=2"')
})

const entry = (id: number, name: string, link: string, children: unknown[] = []) => ({ id, name, link, target: '_self', children })
const menu = () => [
  entry(1, '产品', '/_product', [entry(2, '工业相机', '/_product?type=camera'), entry(3, '镜头', '/_product?type=lens')]),
  entry(4, '关于', '/_about', [entry(5, '公司简介', '/_about?category=profile'), entry(6, '质量', '/_about?category=quality')]),
  entry(7, '新闻', '/_news', [entry(8, '公司动态', '/_news?category=company')]),
]
test.each([
  ['/_about', { 关于: 'page' }],
  ['/_about?category=quality', { 关于: 'true', 质量: 'page' }],
  ['/_articledetail?id=1', { 关于: 'true', 公司简介: 'true' }],
  ['/_product?type=lens&sort=newest', { 产品: 'true', 镜头: 'page' }],
  ['/_productdetail?id=1', { 产品: 'true', 工业相机: 'true' }],
  ['/_newsdetail?id=1', { 新闻: 'true' }],
  ['/_search', {}],
])('at %s the navigation marks the current entry', async (path, expected) => {
  const { html } = await page(path, { answers: { navigation: menu } })
  const links = elements(elements(html, 'nav', 'class="nav"')[0]!, 'a', 'aria-current')
  expect(Object.fromEntries(links.map((link) => [/>(.*?)</.exec(link)![1], /aria-current="(.*?)"/.exec(link)![1]]))).toEqual(expected)
})

test('links lead to plain addresses in the language of the page, and links to other sites are unchanged', async () => {
  const [header = ''] = elements((await page('/_news', { language: 'en' })).html, 'header')
  expect(header).toContain('<a href="/en/home"')
  expect(header).toMatch(/<a href="\/en\/_news"[^>]* aria-current="page"|<a[^>]* aria-current="page"[^>]* href="\/en\/_news"/)
  expect(header).toMatch(/<a href="https:\/\/shop\.example\.com" rel="noopener" target="_blank"/)
  expect(header).not.toContain('href="/home"')
  expect(header).not.toContain('#/')
})
