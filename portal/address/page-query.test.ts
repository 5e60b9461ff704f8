import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { portalRoutes } from '../routes.tsx'
import { choice, flag, pageNumber, pageQuery, recordId, text } from './page-query.ts'

const query = pageQuery('/_news', {
  keyword: text(5),
  kind: choice(['news', 'product'], null),
  product: recordId,
  sent: flag,
  page: pageNumber,
})

const at = (search: string) => ({ url: `https://example.com/_news${search}` })
const searchFor = (search: string) => query.search(new URLSearchParams(search))

test('P-13 a declared parameter reaches the loader and the address by which the server caches the page', () => {
  const given = '?page=2&sent=yes&product=7&kind=news&keyword=lens'
  expect(query.in(at(given))).toEqual({ keyword: 'lens', kind: 'news', product: 7, sent: true, page: 2 })
  expect(searchFor(given)).toBe('?keyword=lens&kind=news&product=7&sent=1&page=2')
})

test('a parameter that is not declared reaches neither', () => {
  expect(query.in(at('?colour=red'))).not.toHaveProperty('colour')
  expect(searchFor('?colour=red')).toBe('')
})

test('a value that the page does not know counts as missing', () => {
  const given = '?page=x&kind=dog&product=-1'
  expect(query.in(at(given))).toEqual({ keyword: '', kind: null, product: null, sent: false, page: 1 })
  expect(searchFor(given)).toBe('')
  expect(searchFor('?keyword=telescope')).toBe('?keyword=teles')
})

test('B-127d a text of an address is composed', () => {
  expect(query.in(at(`?keyword=${encodeURIComponent('e\u0301')}`)).keyword).toBe('\u00e9')
})

test('a new filter needs one edit: it is in every address of the page at once', () => {
  const wider = pageQuery('/_news', { keyword: text(5), year: text(4) })
  expect(wider.path({ keyword: 'lens', year: '2026' })).toBe('/_news?keyword=lens&year=2026')
  expect(wider.search(new URLSearchParams('?year=2026'))).toBe('?year=2026')
  expect(wider.in(at('?year=2026')).year).toBe('2026')
})

test('P-13 no page reads its query past the declaration by which the server knows it', () => {
  const folder = path.resolve('portal/pages')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  expect(sources.length).toBeGreaterThan(20)
  const past = sources.filter((name) =>
    /\.searchParams|useSearchParams|location\.search/.test(readFileSync(path.join(folder, name), 'utf8')),
  )
  expect(past).toEqual([])
})

test('P-13 each page with a filter declares it to the server', () => {
  const pages = portalRoutes.flatMap(({ children = [], ...route }) => [route, ...children])
  const search = Object.fromEntries(
    pages.map(({ path: at, handle }) => [at, (handle as { search?: typeof query.search } | undefined)?.search]),
  )
  const all = new URLSearchParams('?type=a&category=b&brand=c&params=d:e&keyword=f&sort=newest&kind=news&page=2&product=3&sent=1')
  expect(search['/_news']?.(all)).toBe('?category=b&keyword=f&page=2')
  expect(search['/_product']?.(all)).toBe('?type=a&category=b&brand=c&params=d:e&keyword=f&sort=newest&page=2')
  expect(search['/_search']?.(all)).toBe('?keyword=f&kind=news&page=2')
  expect(search['/_contact']?.(all)).toBe('?product=3&sent=1')
  for (const section of ['/_about', '/_technology', '/_business', '/_client']) expect(search[section]?.(all)).toBe('?category=b')
})
