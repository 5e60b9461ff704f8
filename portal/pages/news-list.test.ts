import { expect, test } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import { elements, page } from '../testing/render.ts'
import { newsCard } from '../testing/sample.ts'

const long = () => ({ totalCount: 30, items: Array.from({ length: 12 }, (_, index) => newsCard(index + 1)) })

test('P-10h the list reads twelve news at a time, by category and keyword', async () => {
  const asked: [string, unknown][] = []
  await page('/_news?page=2&category=company&keyword=%20%E5%85%89%20', { asked })
  expect(asked).toContainEqual(['listNews', { category: 'company', keyword: '光', skipCount: 12, maxResultCount: 12 }])
})

test('paging keeps the filters', async () => {
  const { html } = await page('/_news?page=2&category=company', { answers: { listNews: long } })
  const [paging = ''] = elements(html, 'nav', 'class="paging"')
  expect(paging).toContain('href="/_news?category=company"')
  expect(paging).toContain('href="/_news?category=company&amp;page=3"')
  expect(paging.match(/aria-current="page"/g)).toHaveLength(1)
  expect(elements((await page('/_news', { answers: { listNews: long } })).html, 'a', 'rel="prev"')).toHaveLength(0)
})

test.each(['0', '-1', 'x', '1.5', '', '99999999999999999999'])('page=%s means the first page', async (number) => {
  const asked: [string, unknown][] = []
  await page(`/_news?page=${number}`, { asked })
  expect(asked).toContainEqual(['listNews', { skipCount: 0, maxResultCount: 12 }])
})

test.each(['4', '9999999'])('P-10h a page past the end (page=%s) does not exist, and the app shows a way on', async (number) => {
  const listNews = ({ skipCount }: { skipCount: number }) => (skipCount < 30 ? long() : { totalCount: 30, items: [] })
  const { html, status } = await page(`/_news?page=${number}`, { answers: { listNews } })
  expect(status).toBe(404)
  expect(html).toContain('没有这一页')
  expect(elements(html, 'main')[0]).toContain('href="/_news"')
  expect(html).toContain('content="noindex"')
})

test('P-10h an unknown category does not exist; one that is switched off keeps its news', async () => {
  const none = () => ({ totalCount: 0, items: [] })
  expect((await page('/_news?category=nope', { answers: { listNews: none } })).status).toBe(404)
  expect((await page('/_news?category=company', { answers: { listNews: none } })).status).toBe(200)
  expect((await page('/_news?category=off', { answers: { listNews: long } })).status).toBe(200)
  expect((await page('/_news', { answers: { listNews: none } })).status).toBe(200)
})

test.each([
  ['/_news?category=old&page=2', 'listNews'],
  ['/_product?type=old', 'listProducts'],
  ['/_about?category=old', 'listAbout'],
  ['/_technology?category=old', 'listTechnologies'],
  ['/_business?category=old', 'listBusinesses'],
  ['/_client?category=old', 'listClients'],
] as const)('B-119d %s leads to the address with the code of now, where the list knows no such code', async (path, list) => {
  const missing = () => {
    if (list !== 'listNews') throw new Problem('notFound')
    return { totalCount: 0, items: [] }
  }
  const asked: unknown[] = []
  const renamed = ({ address }: { address: string }) => {
    asked.push(address)
    return { address: address.replace('=old', '=new') }
  }
  const { status, redirect } = await page(path, { answers: { [list]: missing, renamed } })
  expect([status, redirect, asked]).toEqual([301, path.replace('=old', '=new'), [path]])
  const { status: there, redirect: none } = await page(path.split('?')[0]!, { answers: { renamed } })
  expect([there, none]).toEqual([200, undefined])
})

test('a search without results shows its keyword as text', async () => {
  const { html } = await page('/_news?keyword=%3Cb%3E', { answers: { listNews: () => ({ totalCount: 0, items: [] }) } })
  expect(html).toContain('没有找到“&lt;b&gt;”')
  expect(html).not.toContain('<b>”')
})

test.each(['keyword', 'category'])('a %s that no list can be asked for does not break the page', async (name) => {
  for (const value of ['%00', 'x'.repeat(5000), '%ED%A0%80', '😀'.repeat(60)])
    expect((await page(`/_news?${name}=${value}`)).status).toBe(200)
})

test('search results are not indexed, and their canonical address is that of the list', async () => {
  const { html } = await page('/_news?keyword=a')
  expect(html).toContain('content="noindex"')
  expect(html).toContain('<link rel="canonical" href="https://example.com/_news"/>')
})
