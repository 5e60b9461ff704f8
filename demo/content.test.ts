import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingParams } from '../contract/resources/required-params.ts'
import { content } from './content.ts'
import { articles } from './texts/articles.ts'
import { catalogue } from './texts/catalogue.ts'
import { documents } from './texts/documents.ts'
import { dictionaries } from './texts/dictionaries.ts'
import { focus } from './texts/focus.ts'
import { pending } from './texts/pending.ts'
import { roles } from './texts/people.ts'
import { siteCategories } from './texts/site-categories.ts'

const PICTURES = path.join('demo', 'pictures')
const DOCUMENTS = path.join('demo', 'documents')
const MOST_BYTES = 4 * 1024 * 1024

const { productTypes, productCategories, brands, specTemplates, products } = catalogue
/** A branch in one list. */
function withAllBelow<T extends { below?: T[] }>(entries: readonly T[]): T[] {
  return entries.flatMap((entry) => [entry, ...withAllBelow(entry.below ?? [])])
}

const pieces = [
  ...content.banners,
  ...content.sectionBanners,
  ...content.news,
  ...content.gallery,
  ...articles,
  ...siteCategories,
  ...productTypes,
  ...productCategories,
  ...brands,
  ...products,
  ...Object.values(pending).flat(),
  ...withAllBelow(content.units),
  ...withAllBelow(dictionaries.flatMap(({ items }) => items)),
  ...dictionaries,
  ...roles,
]

const inSection = (section: string) => articles.filter(({ category }) => category === section).length
const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)

describe('P-14a the invented company', () => {
  test('has a whole catalogue: types, categories, brands, and products with many parameters and two pictures each', () => {
    expect(productTypes.length).toBeGreaterThanOrEqual(5)
    expect(productCategories.filter(({ parent }) => parent === undefined).length).toBeGreaterThanOrEqual(5)
    expect(brands.length).toBeGreaterThanOrEqual(2)
    expect(products.length).toBeGreaterThanOrEqual(24)
    for (const { code, params, pictures, skus, template } of products) {
      expect([code, Object.keys(params).length >= 8]).toEqual([code, true])
      expect([code, pictures.length >= 2, skus.length >= 1]).toEqual([code, true, true])
      expect(specTemplates.map((one) => one.code)).toContain(template)
    }
  })

  test('E-09k publishes no product without the parameters that its template requires', () => {
    const gaps = products.flatMap(({ code, template, params }) => {
      const { groups } = specTemplates.find((one) => one.code === template)!
      return missingParams(groups, params).map(({ key }) => `${code}.${key}`)
    })
    expect(gaps).toEqual([])
    expect(specTemplates.flatMap(({ groups }) => groups.flatMap(({ params }) => params)).some(({ required }) => required)).toBe(true)
  })

  test('has news over three years, articles of every section, a gallery and five banners of two cuts', () => {
    expect(content.news.length).toBeGreaterThanOrEqual(20)
    expect(new Set(content.news.map(({ publishTime }) => publishTime.slice(0, 4))).size).toBeGreaterThanOrEqual(3)
    expect(articles.length).toBeGreaterThanOrEqual(12)
    for (const section of ['about', 'business', 'technology', 'client', 'partner'])
      expect([section, inSection(section) >= 4]).toEqual([section, true])
    expect(content.gallery.length).toBeGreaterThanOrEqual(8)
    expect(content.banners.map(({ bigImage, smallImage }) => bigImage !== smallImage)).toEqual(Array(5).fill(true))
    const slugs = products.map(({ slug }) => `/_productdetail/${slug}`)
    for (const { link } of content.banners) expect(['/_product', ...slugs]).toContain(link)
    for (const { description, subdesc } of content.banners) expect([description, subdesc].every((html) => /<\w+/.test(html))).toBe(true)
  })

  test('has every text in both languages, and no Chinese letters in English', () => {
    for (const piece of pieces as unknown as Record<string, unknown>[]) {
      for (const [name, value] of Object.entries(piece)) {
        if (!name.endsWith('En') || typeof value !== 'string') continue
        expect([name, value, value.trim() !== '' && !hasChinese(value)]).toEqual([name, value, true])
        expect([name, typeof piece[name.slice(0, -2)]]).toEqual([name, 'string'])
      }
    }
  })

  test('has unique addresses', () => {
    const slugs = [
      [...content.news, ...pending.news],
      [...articles, ...pending.articles],
      [...products, ...pending.products],
    ].map((list) => list.map(({ slug }) => slug))
    for (const list of slugs) expect(new Set(list).size).toBe(list.length)
  })

  test('shows pictures that exist, and together they are small', () => {
    const files = readdirSync(PICTURES)
    const shown: string[] = JSON.stringify([content, articles, catalogue, pending]).match(/"[\w-]+\.(?:jpg|png|webp|mp4)"/g) ?? []
    expect(new Set(shown.map((name) => name.slice(1, -1)).filter((name) => !files.includes(name)))).toEqual(new Set())
    expect(Object.keys(focus).filter((name) => !shown.includes(`"${name}"`))).toEqual([])
    expect(files.reduce((sum, file) => sum + statSync(path.join(PICTURES, file)).size, 0)).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('B-126e has documents of products in both languages, as real PDF files, and no others', () => {
    expect(readdirSync(DOCUMENTS).sort()).toEqual(documents.map(({ file }) => file).sort())
    for (const { file, title, titleEn, products: codes } of documents) {
      expect(readFileSync(path.join(DOCUMENTS, file)).subarray(0, 5).toString()).toBe('%PDF-')
      expect([file, hasChinese(title), hasChinese(titleEn ?? '')]).toEqual([file, true, false])
      for (const code of codes) expect(products.map((one) => one.code)).toContain(code)
    }
    for (const language of ['zh-CN', 'en'])
      expect(new Set(documents.flatMap((one) => (one.language === language ? [one.kind] : [])))).toEqual(new Set(['datasheet', 'manual']))
  })
})
