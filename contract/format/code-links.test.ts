import { describe, expect, test } from 'vitest'
import { codesIn, withRenamed } from './code-links.ts'

const news = (text: string, from = 'company', to = 'firm') => withRenamed(text, { of: 'news-category', from, to })

describe('B-111a a renamed code', () => {
  test.each([
    ['/_news?category=company', '/_news?category=firm'],
    ['/en/_news?page=2&category=company#top', '/en/_news?page=2&category=firm#top'],
    ['/#/_news?category=company', '/#/_news?category=firm'],
    ['#/_news?category=company&keyword=a', '#/_news?category=firm&keyword=a'],
    ['/_News/?category=%63ompany', '/_News/?category=firm'],
    ['<p><a href="/_news?keyword=a&amp;category=company">b</a></p>', '<p><a href="/_news?keyword=a&amp;category=firm">b</a></p>'],
  ])('is followed by the link %s', (before, after) => {
    expect(news(before)).toBe(after)
  })

  test.each([
    '/_news',
    '/_news?category=company-2',
    '/_news?keyword=company',
    '/_news?category=%',
    '/_newsdetail?category=company',
    '/_product?category=company',
    'https://other.example/_news?category=company',
    'The address /_news?category=company is old.',
  ])('leaves %s as it is', (text) => {
    expect(news(text)).toBe(text)
  })

  test('may hold any letters, before and after', () => {
    expect(news('/_news?category=%E5%85%AC+%E5%8F%B8', '公 司', `o'n & "e"`)).toBe('/_news?category=o%27n%20%26%20%22e%22')
    expect(news(`/_news?category=o%27n%20%26%20%22e%22`, `o'n & "e"`, '公司')).toBe('/_news?category=%E5%85%AC%E5%8F%B8')
  })

  test('changes the parameter that holds it, of the pages that read it, alone', () => {
    const text = '/_product?type=lens&category=lens&brand=lens'
    expect(withRenamed(text, { of: 'productType', from: 'lens', to: 'optics' })).toBe('/_product?type=optics&category=lens&brand=lens')
    expect(withRenamed(text, { of: 'siteCategory', from: 'lens', to: 'optics' })).toBe(text)
    expect(withRenamed('/product?Type=lens&type=LENS', { of: 'productType', from: 'lens', to: 'optics' })).toBe(
      '/product?Type=lens&type=optics',
    )
    expect(news('/_news?category=Company')).toBe('/_news?category=Company')
    expect(withRenamed('/_about?category=lens', { of: 'siteCategory', from: 'lens', to: 'optics' })).toBe('/_about?category=optics')
  })
})

test('B-127d a code in an address is found composed', () => {
  const link = `/_news?category=${encodeURIComponent('Cafe\u0301')}`
  expect(withRenamed(link, { of: 'news-category', from: 'Caf\u00e9', to: 'tea' })).toBe('/_news?category=tea')
  expect(codesIn(link)).toEqual([{ of: 'news-category', value: 'Caf\u00e9' }])
})
