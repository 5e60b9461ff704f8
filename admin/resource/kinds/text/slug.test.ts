import fc from 'fast-check'
import { pinyin } from 'pinyin-pro'
import { expect, test } from 'vitest'
import { inputSchema } from '../../../../contract/field-schema.ts'
import { webPage } from '../../../../contract/resources/web-page.ts'
import { slugOf } from './slug.ts'

const read = (text: string) => pinyin(text, { toneType: 'none', type: 'array', v: true })

test('B-35a an address is made of a title: Chinese by its readings, letters without accents, everything else a hyphen', () => {
  expect(slugOf('HM-1200 测厚仪', read)).toBe('hm-1200-ce-hou-yi')
  expect(slugOf('  Crème brûlée & Co. ', read)).toBe('creme-brulee-co')
  expect(slugOf('新闻：2026年，第1期！', read)).toBe('xin-wen-2026-nian-di-1-qi')
  expect(slugOf('绿女', read)).toBe('lv-nv')
  expect(slugOf('！？', read)).toBe('')
})

test('B-35a a long title is cut at a word', () => {
  const slug = slugOf('thickness '.repeat(30), read)
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug.endsWith('thickness')).toBe(true)
})

test('B-35a every address that is proposed is one that the server takes', () => {
  const schema = inputSchema(webPage.slug)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugOf(title, read)
      expect(slug === '' || schema.safeParse(slug).success, slug).toBe(true)
    }),
  )
})
