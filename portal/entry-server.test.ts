import { expect, test } from 'vitest'
import { Problem } from '../contract/errors.ts'
import { renderFailure } from './entry-server.tsx'
import { elements, page } from './testing/render.ts'
import { newsItem, site } from './testing/sample.ts'

const meta = (html: string, name: string) =>
  elements(html, 'meta')
    .filter((one) => new RegExp(`(name|property)="${name}"`).test(one))
    .map((one) => /content="([^"]*)"/.exec(one)?.[1])
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
const links = (html: string, rel: string) => elements(html, 'link', `rel="${rel}"`)

test('P-13b a page gives search engines its title, description, canonical address and translations', async () => {
  const { html, status } = await page('/_newsdetail?id=3')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="zh-CN">')
  expect(html).toContain('<title>新闻3 - 澄明光电</title>')
  expect(meta(html, 'description')).toEqual(['摘要3'])
  expect(links(html, 'canonical')).toEqual(['<link rel="canonical" href="https://example.com/_newsdetail?id=3"/>'])
  const alternates = links(html, 'alternate').filter((link) => /hreflang/i.test(link))
  expect(alternates.map((link) => [/hreflang="([^"]*)"/i.exec(link)?.[1], /href="([^"]*)"/.exec(link)?.[1]])).toEqual([
    ['zh-CN', 'https://example.com/_newsdetail?id=3'],
    ['en', 'https://example.com/en/_newsdetail?id=3'],
    ['x-default', 'https://example.com/_newsdetail?id=3'],
  ])
  expect(meta(html, 'robots')).toEqual([])
})

test('P-13 a title can end neither its block of data nor an attribute', async () => {
  const title = '</script><script>alert(1)</script>" onload="x'
  const { html } = await page('/_newsdetail?id=3', { answers: { news: () => newsItem(3, { title }) } })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toMatch(/" onload="x"/)
  expect(structured(html)[0]).toMatchObject({ headline: title })
})

test('P-13a a plain page has a single small script, no inline script and no hydration data', async () => {
  const { html } = await page('/home')
  const running = elements(html, 'script').filter((one) => !one.includes('application/ld+json'))
  expect(running).toEqual(['<script type="module" src="/assets/main.js"></script>'])
  expect(html).not.toMatch(/\son\w+="/)
  expect(html).not.toContain('__staticRouterHydrationData')
  expect(html).not.toContain('id="portal-data"')
  expect(html).toContain('新闻1')
})

test('P-13 nothing on a page comes from a foreign host', async () => {
  const { html } = await page('/_newsdetail?id=3')
  const fetched = [
    ...html.matchAll(/\s(?:src|srcset|imagesrcset)="([^"]*)"/gi),
    ...html.matchAll(/<link rel="(?:stylesheet|icon|preload)"[^>]*href="([^"]*)"/g),
  ]
  for (const [, address] of fetched) expect(address).toMatch(/^(\/(?!\/)|data:,)/)
})

test('P-13b an article without a translation names its language and only the address in it', async () => {
  const { html } = await page('/_newsdetail?id=3', { language: 'en' })
  expect(links(html, 'canonical')[0]).toContain('"https://example.com/_newsdetail?id=3"')
  expect(html).not.toMatch(/hreflang="x-default"/i)
  expect(html).toMatch(/<h1 lang="zh-CN">新闻3<\/h1>/)
  expect(html).toContain('not available in English yet')
})

test('a preview is marked as a preview and kept out of search engines', async () => {
  const asked: [string, unknown][] = []
  const { html } = await page('/_newsdetail?id=3&preview=token', { asked })
  expect(meta(html, 'robots')).toEqual(['noindex'])
  expect(html).toContain('预览：')
  expect(asked).toContainEqual(['news', { id: 3, preview: 'token' }])
  expect(asked).toContainEqual(['carousel', { section: 'newsdetail' }])
})

test('an ended preview of the carousel shows the published slides', async () => {
  const carousel = ({ preview }: { preview?: string }) => {
    if (preview) throw new Problem('forbidden')
    return { totalCount: 0, items: [] }
  }
  expect((await page('/home?preview=old', { answers: { carousel } })).status).toBe(200)
})

test.each([
  '/_newsdetail?id=999',
  '/_newsdetail',
  '/_newsdetail?id=0',
  '/_newsdetail?id=1e3',
  "/_newsdetail?id=1'--",
  '/_nothing',
  '/_news/x',
])('X-01a %s is a 404 page with links to other pages', async (path) => {
  const { html, status } = await page(path)
  expect(status).toBe(404)
  expect(html).toContain('<h1>没有找到这个页面</h1>')
  expect(html).toContain('<title>没有找到这个页面 - 澄明光电</title>')
  expect(meta(html, 'robots')).toEqual(['noindex'])
  expect(links(html, 'canonical')).toEqual([])
  expect(elements(html, 'main')[0]).toContain('href="/home"')
})

test('an error other than a missing page is thrown to the server, which logs it', async () => {
  const failing = () => {
    throw new Error('database is gone')
  }
  await expect(page('/home', { answers: { listNews: failing } })).rejects.toThrow('database is gone')
  await expect(page('/home', { answers: { site: failing } })).rejects.toThrow('database is gone')
  expect(renderFailure({ language: 'en', style: '/x.css', status: 500, retryAfter: null, canRetry: true })).toContain(
    'The fault is on our side',
  )
})

test('the address / is the home page with its data for the app, and the data cannot end its element', async () => {
  const { html } = await page('/', {
    headScript: 'ready()',
    app: '/assets/app.js',
    answers: { site: () => ({ ...site, title: '</script>' }) },
  })
  expect(html).toContain('<script data-app="/assets/app.js">ready()</script>')
  expect(html).not.toContain('src="/assets/app.js"')
  expect(html).toMatch(/<div id="page" data-behaviour="visit"[^>]*data-path="\/home">.*<div id="app"><\/div>/s)
  const data = /<script id="portal-data"[^>]*>(.*?)<\/script>|<script type="application\/json" id="portal-data">(.*?)<\/script>/.exec(html)
  const { loaderData } = JSON.parse(data?.[1] ?? data?.[2] ?? '') as { loaderData: Record<string, { site?: { title: string } }> }
  expect(Object.keys(loaderData)).toEqual(['portal', 'portal-home'])
  expect(loaderData['portal']?.site?.title).toBe('</script>')
  expect(links(html, 'canonical')[0]).toContain('https://example.com/home')
})
