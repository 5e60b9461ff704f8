import { expect, test } from 'vitest'
import * as f from '../../../contract/fields.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { fieldsIn, SECTIONS } from '../../../contract/sections.ts'
import { sectionsOf } from './sections.ts'

test.each(allResources.map((r) => [r.name, r] as const))('B-34a every field of %s that people write stands in its form once', (_, r) => {
  const shown = sectionsOf(r).flatMap(fieldsIn)
  const writable = Object.keys(r.fields).filter((name) => !r.fields[name]!.readOnly)
  expect(shown.toSorted()).toEqual(writable.toSorted())
})

test('B-34a the screens that people work in most have sections of their own', () => {
  const made = allResources.filter(({ sections }) => sections.length > 0).map(({ name }) => name)
  for (const name of [
    'menu',
    'siteInfo',
    'enquiry',
    'user',
    'product',
    'news',
    'article',
    'carousel',
    'galleryPicture',
    'navigation',
    'role',
  ])
    expect(made).toContain(name)
})

test('B-34b a resource without sections has a form of its own making: few fields need no headings', () => {
  const fields = { name: f.text({ localized: true }), size: f.number(), day: f.date(), body: f.html() }
  expect(sectionsOf({ fields, sections: [] })).toEqual([{ name: 'basics', fields: ['name', ['size', 'day'], 'body'] }])
})

test('B-34b many fields are parted by their kinds, and none is lost', () => {
  const fields = {
    name: f.text(),
    slug: f.text(),
    body: f.html(),
    logo: f.picture(),
    data: f.json(f.json as never),
    made: f.text({ readOnly: true }),
    a: f.number(),
    b: f.number(),
    c: f.yesNo(),
    d: f.tags(),
  }
  const sections = sectionsOf({ fields, sections: [] })
  expect(sections.map(({ name }) => name)).toEqual(['basics', 'text', 'look', 'more', 'seo'])
  expect(sections.flatMap(fieldsIn).toSorted()).toEqual(
    Object.keys(fields)
      .filter((name) => name !== 'made')
      .toSorted(),
  )
  expect(sections.every(({ name }) => name in SECTIONS)).toBe(true)
})
