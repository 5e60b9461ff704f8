import { expect, test } from 'vitest'
import { portal } from '../../contract/features/portal.ts'
import { contrast } from '../../contract/format/contrast.ts'
import { brandStyle } from '../text/brand.ts'
import { pageNumbers } from './paging.tsx'
import { withVariants } from './rich-text.tsx'
import { previewAt } from '../page/context.ts'
import { dayAndMonth, longDate } from '../text/format.ts'
import { type PortalHandle, portalTitle } from '../page/head.ts'
import { isNotFound } from '../page/not-found.ts'
import { pagePath, plainPath } from '../address/paths.ts'
import { reads } from '../page/reads.ts'
import { COVER, picture, site } from '../testing/sample.ts'

test('the portal’s calls are those of the contract, without the schemas', () => {
  for (const [name, read] of Object.entries(reads)) expect(portal[name as keyof typeof portal]).toMatchObject({ ...read })
  expect(Object.keys(reads)).toEqual(Object.keys(portal))
})

test.each([
  ['/_news?page=2', '/_news?page=2'],
  ['/en/_news', '/_news'],
  ['/en', '/home'],
  ['/', '/home'],
  ['/home', '/home'],
  ['/homes', null],
  ['/media/abc', null],
  ['/entry', null],
  ['//evil.example/_news', null],
  ['https://example.com/_news', null],
  ['mailto:a@example.com', null],
])('the link %s leads to the page %s', (link, wanted) => {
  expect(pagePath(link)).toBe(wanted)
})

test('plain paths contain the language, except the default language', () => {
  expect(plainPath('/_news', 'zh-CN')).toBe('/_news')
  expect(plainPath('/_news', 'en')).toBe('/en/_news')
})

test('a preview token applies to the record of its page, and to the carousel on other pages', () => {
  expect(previewAt(new URL('http://x/_newsdetail?id=1&preview=a'))).toEqual({ news: 'a' })
  expect(previewAt(new URL('http://x/home?preview=a'))).toEqual({ carousel: 'a' })
  expect(previewAt(new URL('http://x/home'))).toEqual({})
})

test.each(['#1890ff', '#ffd400', '#000000', '#ffffff', '#e60012', '#0b8457'])(
  'the text shades of the brand colour %s are legible',
  (colour) => {
    const style = brandStyle(colour) as Record<string, string>
    expect(style['--brand']).toBe(colour)
    expect(contrast(style['--brand-text']!, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(style['--brand-text']!, '#f5f7fa')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(style['--brand-light']!, '#0b0d12')).toBeGreaterThanOrEqual(4.5)
  },
)

test('paging shows the first page, the last page and the neighbours', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9])
})

test('a picture in an article is offered in every format, and an unknown picture is left as it is', () => {
  const html = withVariants(
    `<p><img src="${COVER}" alt="a &quot;b&quot;" /><img src="/media/unknown000000000" /></p>`,
    { [COVER]: picture(1280, 800) },
    '100vw',
  )
  expect(html).toContain(`srcset="${COVER}/320.avif 320w`)
  expect(html).toContain('width="1280" height="800" alt="a &quot;b&quot;" loading="lazy"')
  expect(html).toContain('<img src="/media/unknown000000000" />')
})

test('dates are written in the time zone of the company, wherever the reader is', () => {
  const moment = '2026-10-31T16:30:00.000Z'
  const shanghai = { timeZone: 'Asia/Shanghai' }
  expect(longDate(moment, { ...shanghai, language: 'zh-CN' })).toBe('2026年11月1日')
  expect(longDate(moment, { ...shanghai, language: 'en' })).toBe('1 November 2026')
  expect(dayAndMonth(moment, { ...shanghai, language: 'zh-CN' })).toEqual({ day: '01', month: '2026.11' })
  expect(dayAndMonth(moment, { ...shanghai, language: 'en' })).toEqual({ day: '01', month: 'Nov 2026' })
  const newYork = { timeZone: 'America/New_York' }
  expect(longDate(moment, { ...newYork, language: 'zh-CN' })).toBe('2026年10月31日')
  expect(longDate(moment, { ...newYork, language: 'en' })).toBe('31 October 2026')
  expect(dayAndMonth(moment, { ...newYork, language: 'zh-CN' })).toEqual({ day: '31', month: '2026.10' })
  expect(dayAndMonth(moment, { ...newYork, language: 'en' })).toEqual({ day: '31', month: 'Oct 2026' })
})

test('a failed call means a missing page only if the request was wrong', () => {
  expect(isNotFound({ status: 404 })).toBe(true)
  for (const error of [{ status: 500 }, { status: 429 }, { status: 0 }, new Error('x'), null, undefined])
    expect(isNotFound(error)).toBe(false)
})

test('R-08d the title is that of the page with the name of the site once; outside the portal there is none', () => {
  const handle: Partial<PortalHandle<string>> = { title: (data) => data }
  const state = (title: string) => ({
    matches: [{ route: { id: 'portal' } }, { route: { id: 'page', handle } }],
    loaderData: { portal: { site, language: 'zh-CN' }, page: title },
  })
  expect(portalTitle(state('新闻'))).toBe('新闻 - 澄明光电')
  expect(portalTitle(state('澄明光电：首页'))).toBe('澄明光电：首页')
  expect(portalTitle({ ...state('新闻'), errors: { page: new Error('x') } })).toBe('没有找到这个页面 - 澄明光电')
  expect(portalTitle({ matches: [{ route: { id: 'user', handle: { title: 'user' } } }], loaderData: {} })).toBeNull()
})
