import { describe, expect, test } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import type { ArticleListView, ArticleView, SubCategoryView } from '../../contract/features/portal.ts'
import { elements, page } from '../testing/render.ts'
import { articleCard, articleItem } from '../testing/sample.ts'

const category = (id: number, code: string, name: string, count = 1): SubCategoryView => ({
  id,
  code,
  name,
  description: `${name}说明`,
  count,
})
const tops = [
  category(1, 'about', '关于我们', 3),
  category(2, 'business', '业务'),
  category(3, 'technology', '技术'),
  category(4, 'client', '客户'),
]
const topics: Record<string, SubCategoryView[]> = {
  about: [category(5, 'profile', '公司简介', 2), category(6, 'history', '发展历程'), category(7, 'jobs', '招聘', 0)],
  technology: [category(8, 'optics', '光学'), category(9, 'light', '光源')],
  client: [category(10, 'battery', '电池'), category(11, 'auto', '汽车')],
}
const articleCategories = ({ category: code }: { category?: string }) => (code ? (topics[code] ?? []) : tops)

const listOf = (items: ArticleListView[]) => ({ totalCount: items.length, items })
/** Answers with the list of a section as the server filters it: by category, and "not found" for an unknown category. */
const lists =
  (section: string, items: Partial<ArticleListView>[]) =>
  ({ category: code }: { category?: string }) => {
    if (code && !topics[section]?.some((topic) => topic.code === code?.toLowerCase())) throw new Problem('notFound')
    const all = items.map((more, index) => articleCard(index + 1, { section, subCategory: null, subCategoryName: null, ...more }))
    return listOf(all.filter(({ subCategory }) => !code || subCategory === code?.toLowerCase()))
  }

const answers = {
  articleCategories,
  listAbout: lists('about', [{ subCategory: 'profile' }, { subCategory: 'profile' }, { subCategory: 'history' }]),
  about: ({ id }: { id: number }) => articleItem(id, { sectionName: '关于我们' }),
  listBusinesses: lists('business', [{}, {}, {}]),
  listTechnologies: lists('technology', [{ subCategory: 'optics' }, { subCategory: 'light' }]),
  listClients: lists('client', [{ subCategory: 'auto' }, { subCategory: 'battery' }]),
  listPartners: lists('partner', [{ title: '伙伴甲', slug: 'partner-one' }]),
}
const see = (path: string, more: Parameters<typeof page>[1] = {}) => page(path, { ...more, answers: { ...answers, ...more.answers } })

const textOf = (html: string, name: string, having = '') => elements(html, name, having).map((one) => one.replaceAll(/<[^>]*>/g, '').trim())
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
const main = (html: string) => /<main[^]*<\/main>/.exec(html)![0]

describe('The pages of sections', () => {
  test.each([
    ['/_about', '公司简介 - 关于我们 - 澄明光电', '公司简介说明'],
    ['/_about?category=history', '发展历程 - 关于我们 - 澄明光电', '发展历程说明'],
    ['/_technology', '技术 - 澄明光电', '技术说明'],
    ['/_technology?category=optics', '光学 - 技术 - 澄明光电', '光学说明'],
    ['/_business', '业务 - 澄明光电', '业务说明'],
    ['/_client', '客户与伙伴 - 澄明光电', '客户说明'],
    ['/_client?category=battery', '电池 - 客户与伙伴 - 澄明光电', '电池说明'],
  ])(
    'P-10b P-10e P-10g P-10k P-13b %s shows the name and description that staff entered, and has a single address',
    async (path, title, description) => {
      const { html, status } = await see(path)
      expect(status).toBe(200)
      expect(textOf(html, 'title')).toEqual([title])
      expect(html).toContain(`<meta name="description" content="${description}"/>`)
      expect(canonical(html)).toBe(`https://example.com${path}`)
      expect(elements(html, 'h1')).toHaveLength(1)
      expect(structured(html)).toMatchObject([{ '@type': 'BreadcrumbList' }])
      expect(html).not.toContain('noindex')
    },
  )

  test.each(['/_about', '/_technology', '/_client', '/_business'])('P-10 %s with an unknown category is a missing page', async (path) => {
    expect((await see(`${path}?category=nowhere`)).status).toBe(404)
  })

  test.each(['/_about', '/_technology', '/_client', '/_business', '/en/_business'])(
    '%s says so where nothing is published yet, and is not to be found by',
    async (path) => {
      const none = () => listOf([])
      const { html, status } = await page(path.replace('/en', ''), {
        language: path.startsWith('/en') ? 'en' : 'zh-CN',
        answers: {
          articleCategories: () => [],
          listAbout: none,
          listBusinesses: none,
          listTechnologies: none,
          listClients: none,
          listPartners: none,
        },
      })
      expect(status).toBe(200)
      expect(main(html)).toContain(path.startsWith('/en') ? 'Nothing here yet' : '这里还没有内容')
      expect(html).toContain('noindex')
    },
  )

  test('P-10b the about page shows the articles of a topic in full, and links to the topics with articles', async () => {
    const asked: [string, unknown][] = []
    const { html } = await see('/_about', { asked })
    expect(asked.filter(([name]) => name === 'about')).toEqual([
      ['about', { id: 1 }],
      ['about', { id: 2 }],
    ])
    expect(main(html)).toContain('<p>正文1</p>')
    expect(main(html)).not.toContain('<p>正文3</p>')
    const [nav = ''] = elements(html, 'nav', 'class="sub-pages"')
    expect(textOf(nav, 'a')).toEqual(['公司简介', '发展历程'])
    expect(elements(nav, 'a').map((a) => /href="([^"]*)"/.exec(a)![1])).toEqual(['/_about', '/_about?category=history'])
    expect(elements(nav, 'a', 'aria-current')).toHaveLength(1)
  })

  test('the first topic of the about page has the address of the page itself', async () => {
    expect(canonical((await see('/_about?category=profile')).html)).toBe('https://example.com/_about')
    expect(canonical((await see('/_about?category=PROFILE')).html)).toBe('https://example.com/_about')
  })

  test('articles without a topic are on the about page itself, before its topics', async () => {
    const { html } = await see('/_about', {
      answers: { listAbout: lists('about', [{}, { subCategory: 'profile' }, { subCategory: 'history' }]) },
    })
    expect(textOf(html, 'h1')).toEqual(['关于我们'])
    expect(main(html)).toContain('<p>正文1</p>')
    expect(main(html)).not.toContain('<p>正文2</p>')
  })

  test('a topic with many articles shows the first in full and links to the others', async () => {
    const many = Array.from({ length: 6 }, () => ({ subCategory: 'profile' }))
    const { html } = await see('/_about', { answers: { listAbout: lists('about', many) } })
    expect([1, 2, 3, 4, 5, 6].filter((id) => main(html).includes(`<p>正文${id}</p>`))).toEqual([1, 2, 3, 4])
    expect(elements(main(html), 'a', 'href="/_articledetail/article-5"')).toHaveLength(1)
  })

  test('P-10e the technology page groups articles by field, each article once and with a link', async () => {
    const { html } = await see('/_technology')
    expect(textOf(main(html), 'h2').slice(0, 2)).toEqual(['光学', '光源'])
    expect(elements(main(html), 'a', 'href="/_articledetail/article-1"')).toHaveLength(1)
    const { html: optics } = await see('/_technology?category=optics')
    expect(main(optics)).toContain('/_articledetail/article-1')
    expect(main(optics)).not.toContain('/_articledetail/article-2')
  })

  test('P-10k businesses link to pages of their own', async () => {
    const { html } = await see('/_business')
    expect(textOf(main(html), 'h2').slice(0, 3)).toEqual(['文章1', '文章2', '文章3'])
    expect(elements(main(html), 'a', 'href="/_businessdetail/article-2"')).toHaveLength(1)
  })

  test('P-10g clients are grouped by industry in the order that staff chose, and partners follow', async () => {
    const { html } = await see('/_client')
    expect(textOf(main(html), 'h2').slice(0, 3)).toEqual(['电池', '汽车', '合作伙伴'])
    expect(textOf(main(html), 'h3')).toEqual(['文章2', '文章1', '伙伴甲'])
    const { html: battery } = await see('/_client?category=battery')
    expect(textOf(main(battery), 'h3')).toEqual(['文章2', '伙伴甲'])
  })
})

describe('The page of an article', () => {
  const client: Partial<ArticleView> = { section: 'client', sectionName: '客户', subCategory: 'battery', link: 'https://client.example' }

  test('P-10j P-13b P-13d names its section, topic and canonical address, and is an Article in JSON-LD', async () => {
    const { html } = await see('/_articledetail/article-1', { answers: { article: () => articleItem(1, { sectionName: '关于我们' }) } })
    expect(canonical(html)).toBe('https://example.com/_articledetail/article-1')
    const [crumbs = ''] = elements(html, 'nav', 'class="crumbs"')
    expect(crumbs).toContain('<a href="/_about">关于我们</a>')
    expect(elements(main(html), 'ul', 'class="facts"')[0]).toContain('href="/_about?category=profile"')
    const [article, trail] = structured(html)
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: '文章1',
      mainEntityOfPage: 'https://example.com/_articledetail/article-1',
    })
    expect((trail as { itemListElement: unknown[] }).itemListElement).toHaveLength(3)
  })

  test('P-10j of a client shows its logo and links to its site in a new tab', async () => {
    const { html } = await see('/_articledetail/article-1', { answers: { article: () => articleItem(1, client) } })
    const [site = ''] = elements(main(html), 'a', 'https://client.example')
    expect([site.includes('target="_blank"'), site.includes('rel="noopener"')]).toEqual([true, true])
    expect(main(html)).toContain('class="company-mark"')
    expect(elements(main(html), 'h3')).toHaveLength(1)
    expect(main(html)).not.toContain('href="/_articledetail/article-1"')
  })

  test('links related articles of its section, those of its topic first, and never itself', async () => {
    const listClients = lists('client', [{}, { subCategory: 'auto' }, { subCategory: 'auto' }, { subCategory: 'battery' }])
    const { html } = await see('/_articledetail/article-1', { answers: { listClients, article: () => articleItem(1, client) } })
    expect(textOf(main(html), 'h3')).toEqual(['文章4', '文章2', '文章3'])
  })

  test('of a section that staff have added has no link back and no related articles', async () => {
    const { html, status } = await see('/_articledetail/article-1', {
      answers: { article: () => articleItem(1, { section: 'guides', sectionName: '指南' }) },
    })
    expect(status).toBe(200)
    expect(main(html)).not.toContain('指南')
    expect(main(html)).not.toContain('article-back')
  })

  test('without a translation shows a notice, marks its language, and has the Chinese page as canonical address', async () => {
    const { html } = await see('/_articledetail/article-1', { language: 'en' })
    expect(main(html)).toContain('<h1 lang="zh-CN">')
    expect(main(html)).toContain('not available in English')
    expect(canonical(html)).toBe('https://example.com/_articledetail/article-1')
  })

  const business = () => articleItem(3, { section: 'business', sectionName: '业务' })

  test('P-10l redirects a business to the business page, and other articles away from it', async () => {
    const answered = { answers: { article: business } }
    expect(await see('/_articledetail?id=3', answered)).toMatchObject({ status: 301, redirect: '/_businessdetail/article-3' })
    expect(await see('/_articledetail/article-3', { ...answered, language: 'en' })).toMatchObject({
      redirect: '/en/_businessdetail/article-3',
    })
    expect(await see('/_businessdetail/article-1')).toMatchObject({ status: 301, redirect: '/_articledetail/article-1' })
    expect((await see('/_businessdetail?id=3', answered)).status).toBe(200)
  })

  test('redirects a previewed draft to its page by id, with the token', async () => {
    const { redirect } = await see('/_articledetail?id=3&preview=abc', { answers: { article: business } })
    expect(redirect).toBe('/_businessdetail?id=3&preview=abc')
  })

  test('redirects an old readable address to the present address', async () => {
    expect(await see('/_articledetail/old-words')).toMatchObject({ status: 301, redirect: '/_articledetail/article-1' })
  })

  test('P-10l of businesses shows the first business by default, then the others and further links', async () => {
    const { html, status } = await see('/_businessdetail', {
      answers: { business: () => articleItem(1, { section: 'business', sectionName: '业务' }) },
    })
    expect(status).toBe(200)
    expect(canonical(html)).toBe('https://example.com/_businessdetail/article-1')
    expect(textOf(elements(main(html), 'ol', 'class="others"').join(''), 'h3')).toEqual(['文章2', '文章3'])
    for (const way of ['/_product', '/_contact']) expect(elements(main(html), 'a', `href="${way}"`).length).toBeGreaterThan(0)
  })

  test.each(['/_articledetail', '/_articledetail?id=x', '/_businessdetail?id=0', '/_articledetail?id=999', '/_businessdetail?id=999'])(
    '%s is no page',
    async (path) => {
      expect((await see(path)).status).toBe(404)
    },
  )
})

describe('The home page', () => {
  test('P-10a links to each business, technology, client and partner, and to their pages', async () => {
    const { html } = await see('/home')
    for (const to of ['/_business', '/_technology', '/_client', '/_businessdetail/article-1', '/_articledetail/partner-one'])
      expect([to, elements(main(html), 'a', `href="${to}"`).length > 0]).toEqual([to, true])
  })

  test('shows its numbers without a script too, and leaves out zeros', async () => {
    const { html } = await see('/home', {
      answers: { listProducts: () => ({ totalCount: 2700, items: [] }), listPartners: () => listOf([]) },
    })
    const band = /data-behaviour="count-up"[^]*?<\/dl>/.exec(main(html))![0]
    expect(textOf(band, 'dt')).toEqual(['款在售产品', '个客户案例', '篇技术文章', '条新闻'])
    expect(band).toContain('>2,700<')
  })

  test('of an empty site shows none of these parts', async () => {
    const none = () => ({ totalCount: 0, items: [] })
    const { html, status } = await see('/home', {
      answers: {
        listBusinesses: none,
        listTechnologies: none,
        listClients: none,
        listPartners: none,
        listProducts: none,
        productTypes: () => [],
      },
    })
    expect(status).toBe(200)
    for (const gone of ['home-businesses', 'home-technology', 'home-clients', 'count-up']) expect(html).not.toContain(gone)
  })
})
