import { expect, test } from 'vitest'
import { portalRoutes } from '../routes.tsx'
import { MOVED_PAGES, pageParts, PAGES } from './pages.ts'
import { pagePath, splitLanguage } from './paths.ts'
import { isPublicPath } from './public-paths.ts'

test('P-01 every page of the table has a route, and every route stands in the table', () => {
  const routed = portalRoutes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]).filter(Boolean)
  const declared = [...Object.values(PAGES), ...Object.keys(MOVED_PAGES)]
  expect(routed.map((path) => path!.replace('/:slug?', '')).toSorted()).toEqual(declared.toSorted())
})

test.each(['/home', '/_news', '/_newsdetail/some-words', '/_newsdetail?id=3', '/_nowhere', '/product?type=lens', '/contact#form'])(
  'R-02 %s is an address of the public site',
  (path) => expect(isPublicPath(path)).toBe(true),
)

test.each(['/', '/homes', '/home/secret', '/products', '/product/x', '/user/_x', '/login'])('R-02 %s is none', (path) =>
  expect(isPublicPath(path)).toBe(false),
)

test('an address is taken apart into page and record', () => {
  expect(pageParts('/_newsdetail/some-words?x=1')).toEqual({ base: '/_newsdetail', slug: 'some-words' })
  expect(pageParts('/home')).toEqual({ base: '/home', slug: undefined })
  for (const path of ['/home/x', '/_news/a/b', '/user', '/_', '']) expect(pageParts(path)).toBeNull()
})

test('a link of the site leads to a page without its language', () => {
  expect(pagePath('/en/_news?page=2')).toBe('/_news?page=2')
  for (const link of ['/', '', '/en', '/en/']) expect(pagePath(link)).toBe('/home')
  for (const link of ['https://example.com/_news', '/media/abc', '/english', '/_news/a/b']) expect(pagePath(link)).toBeNull()
})

test('the language of an address is its first part', () => {
  expect(splitLanguage('/en/_news?page=2')).toEqual({ language: 'en', path: '/_news?page=2' })
  expect(splitLanguage('/EN')).toEqual({ language: 'en', path: '' })
  expect(splitLanguage('/english')).toEqual({ language: 'zh-CN', path: '/english' })
})
