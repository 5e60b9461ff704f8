import { describe, expect, test } from 'vitest'
import type { MenuItem } from '../../session/menu.ts'
import { entriesOf, recentFirst } from './entries.ts'
import { loadReadings } from './readings.ts'
import { recentKeys, remember } from './recent.ts'
import { createSearch } from './search.ts'

const CHINESE = { 新闻管理: '/sitenews', 轮播图: '/sitecarousel', 图库: '/gallery', 用户: '/user', 角色: '/role', 'SKU 规格': '/spu' }
const ENGLISH = { News: '/sitenews', Carousel: '/sitecarousel', Gallery: '/gallery', Users: '/user', Roles: '/role' }

const entriesFrom = (titles: Record<string, string>) => Object.entries(titles).map(([title, path]) => ({ title, path }))

async function searchIn(titles: Record<string, string>): Promise<(wanted: string) => string[]> {
  const readingsOf = await loadReadings()
  const search = createSearch(entriesFrom(titles).map((entry) => ({ ...entry, readings: readingsOf(entry.title) })))
  return (wanted) => search(wanted).map(({ title }) => title)
}

describe('The search among pages', () => {
  test.each(['xw', 'xinwen', 'XinWen', 'xwgl', 'xinwenguanli', '新闻', '闻管', 'sitenews', ' 新闻 '])(
    'S-03e 「%s」 finds 新闻管理 first',
    async (wanted) => {
      expect((await searchIn(CHINESE))(wanted)[0]).toBe('新闻管理')
    },
  )

  test('S-03e Latin letters within a Chinese title are found too, whole and by initials', async () => {
    const search = await searchIn(CHINESE)
    expect(search('sku')[0]).toBe('SKU 规格')
    expect(search('guige')[0]).toBe('SKU 规格')
  })

  test.each([
    ['news', 'News'],
    ['carosel', 'Carousel'],
    ['galery', 'Gallery'],
    ['u', 'Users'],
  ])('S-03b “%s” finds %s first, as near misses do', async (wanted, title) => {
    expect((await searchIn(ENGLISH))(wanted)[0]).toBe(title)
  })

  test('S-03b S-03d a single letter finds, and a text too far from every title and address does not', async () => {
    expect((await searchIn(CHINESE))('图').toSorted()).toEqual(['图库', '轮播图'].toSorted())
    expect((await searchIn(ENGLISH))('zzqqxx')).toEqual([])
    expect((await searchIn(CHINESE))('询盘')).toEqual([])
  })

  test('S-03c a title counts for more than an address', () => {
    const search = createSearch([
      { title: 'Settings', path: '/theme' },
      { title: 'Theme', path: '/settings' },
    ])
    expect(search('theme').map(({ title }) => title)).toEqual(['Theme', 'Settings'])
  })

  test('S-03 before the readings are loaded the search matches the titles', () => {
    const search = createSearch(entriesFrom(CHINESE))
    expect(search('新闻').map(({ title }) => title)).toEqual(['新闻管理'])
    expect(search('xw')).toEqual([])
  })
})

const item = (text: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: text,
  pid: '-1',
  text,
  name: null,
  url: null,
  icon: null,
  hidden: false,
  ...more,
})

describe('The searched entries', () => {
  const menus = [
    item('网站', { children: [item('新闻管理', { name: 'sitenews' }), item('藏着', { name: 'gallery', hidden: true })] }),
    item('帮助', { url: 'https://example.com/help' }),
    item('将来', { name: 'not-built-yet' }),
    item('我', { name: 'profile' }),
  ]
  const entries = entriesOf(menus, { say: ({ key }) => `said ${key}`, holds: () => true })

  test('S-03a are the pages of the menus by their titles there, pages open to all, and external links; not hidden, unbuilt or forbidden pages', () => {
    const titles = entries.map(({ title }) => title)
    expect(titles.slice(0, 3)).toEqual(['新闻管理', '帮助', '我'])
    expect(titles).toContain('said dashboard')
    expect(titles).not.toContain('said profile')
    expect(titles).not.toContain('藏着')
    expect(titles).not.toContain('将来')
    expect(entries.map(({ key }) => key)).not.toContain('user')
    expect(entries[0]).toMatchObject({ path: '/sitenews', above: ['网站'], isOutside: false })
    expect(entries[1]).toMatchObject({ path: 'https://example.com/help', isOutside: true })
  })

  test('S-03a B-51g a page that needs a permit is found by those who hold it only', () => {
    const keysFor = (held: string) => entriesOf(menus, { say: ({ key }) => key, holds: (permit) => permit === held }).map(({ key }) => key)
    expect(keysFor('User/View')).toContain('access')
    expect(keysFor('News/View')).not.toContain('access')
    expect(keysFor('News/View')).toContain('dashboard')
  })

  test('S-03a start with at most five entries that were opened last; forbidden ones are left out', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    }
    for (const key of ['a', 'b', 'c', 'profile', 'user', 'dashboard', 'profile']) remember(key, storage)
    expect(recentKeys(storage)).toEqual(['profile', 'dashboard', 'user', 'c', 'b'])
    const keys = recentFirst(entries, recentKeys(storage)).map(({ key }) => key)
    expect(keys.slice(0, 3)).toEqual(['profile', 'dashboard', 'sitenews'])
    expect(keys).toHaveLength(entries.length)
  })
})
