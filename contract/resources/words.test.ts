import { expect, test } from 'vitest'
import { defaultMenu } from '../back-office/default-menu.ts'
import { screenNamed, titleKey } from '../back-office/screens.ts'
import { en } from '../words/en/index.ts'
import { ways as inEnglish } from '../words/en/sign-in-ways.ts'
import { zhCN } from '../words/zh-CN/index.ts'
import { ways } from '../words/zh-CN/sign-in-ways.ts'

const read = (words: object, key: string) => key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], words)

test('B-37a in English a form for a new row names one of them, not the plural', () => {
  const ones = Object.values(en.resources).map(({ one }) => one)
  expect(ones).toEqual(expect.arrayContaining(['product', 'user', 'news item', 'product category', 'menu entry', 'slide', 'enquiry']))
  expect(ones.filter((one) => one !== one.toLowerCase() || (one.endsWith('s') && !one.endsWith('news')))).toEqual([])
})

test('B-37a in Chinese too, where the list has a name of its own', () => {
  const { galleryPicture, menu, navigation, news } = zhCN.resources
  expect([galleryPicture.one, menu.one, navigation.one, news.one]).toEqual(['图片', '菜单项', '导航项', '新闻'])
  expect([galleryPicture.name, menu.name, navigation.name, news.name]).toEqual(['图库', '菜单', '导航菜单', '新闻'])
})

test('B-37b an entry of the menu, its tab and its heading have the same name', () => {
  const { top, groups } = defaultMenu()
  for (const { key, text } of [...top, ...groups.flatMap(({ entries }) => entries)]) {
    const screen = key === null ? undefined : screenNamed(key)
    if (screen) expect([...text]).toEqual([read(zhCN, titleKey(screen)), read(en, titleKey(screen))])
  }
})

test('V-06 the login page says the prescribed words, which it has for itself', () => {
  expect(zhCN.invalid).toMatchObject(ways.wrong)
  expect(en.invalid).toMatchObject(inEnglish.wrong)
})
