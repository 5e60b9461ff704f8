import { expect, test } from 'vitest'
import { z } from 'zod'
import { registryOf } from './conflicts.ts'
import { resource } from './declaration.ts'
import * as f from './fields.ts'

// `@ts-expect-error` checks that the compiler refuses a line: it is an error itself when the line below it compiles.

const given = { name: 'thing', service: 'Thing', title: ['物', 'Things'], display: 'name', columns: [] } as const
const name = f.text({ max: 64, sort: true, localized: true })

/** Declares a resource with these fields, unseen by the compiler. */
const declare = (fields: f.Fields, more: object = {}) => {
  const all = { name, ...fields }
  const labels = Object.fromEntries(Object.keys(all).map((key) => [key, [key, key]]))
  return () => resource({ ...given, fields: all, labels, ...more } as never)
}

test.each<[string, f.Fields, RegExp]>([
  // @ts-expect-error
  ['a localized number', { size: f.number({ localized: true }) }, /size is a number field, which cannot be localized/],
  // @ts-expect-error
  ['a unique number', { size: f.number({ unique: true }) }, /size .* unique/],
  // @ts-expect-error
  ['a unique tag list', { words: f.tags({ unique: true }) }, /words .* unique/],
  // @ts-expect-error
  ['sorting by rich text', { body: f.html({ sort: true }) }, /body .* asked for by sort/],
  // @ts-expect-error
  ['sorting by many references', { roles: f.references('role', { sort: true }) }, /roles .* sort/],
  // @ts-expect-error
  ['a filter over JSON', { data: f.json(z.json(), { filter: true }) }, /data .* filter/],
  // @ts-expect-error
  ['a filter over pictures', { album: f.pictures({ filter: true }) }, /album .* filter/],
  // @ts-expect-error
  ['a search in numbers', { size: f.number({ search: true }) }, /size .* search/],
  // @ts-expect-error
  ['a search in yes and no', { isOpen: f.yesNo({ search: true }) }, /isOpen .* search/],
  // @ts-expect-error
  ['a default that is no choice', { kind: f.choice({ a: ['甲', 'A'] }, { default: 'b' }) }, /default of kind, "b", is not a value/],
  // @ts-expect-error
  ['a default of another type', { size: f.number({ default: '1' }) }, /default of size, "1", is not a value/],
])('C-30 %s does not compile, and stops the start with a sentence that names the field', (_, fields, sentence) => {
  expect(declare(fields)).toThrow(sentence)
})

test('C-30 an option of another kind of field does not compile', () => {
  expect(f.text({ pattern: /a/ }).pattern).toEqual(/a/)
  expect([
    // @ts-expect-error
    f.picture({ pattern: /a/ }),
    // @ts-expect-error
    f.number({ pattern: /a/ }),
    // @ts-expect-error
    f.text({ dictionary: 'news-category' }),
    // @ts-expect-error
    f.longText({ format: 'email' }),
    // @ts-expect-error
    f.text({ time: true }),
    // @ts-expect-error
    f.yesNo({ max: 3 }),
    // @ts-expect-error
    f.picture({ types: ['image/png'] }),
    // @ts-expect-error
    f.dictionary('news-categroy'),
  ]).toHaveLength(8)
})

test.each<[string, f.Fields, RegExp]>([
  [
    'a tree divided by a field that may change',
    { kind: f.choice({ a: ['a', 'a'] }), pid: f.treeParent({ within: 'kind' }) },
    /kind divides the tree of pid/,
  ],
  ['two trees', { pid: f.treeParent(), other: f.treeParent() }, /one tree only/],
  ['a name that every row has', { version: f.number() }, /the name version is taken twice/],
  ['the same name in another case', { CreationTime: f.date() }, /the name CreationTime is taken twice/],
  ['a name that a list takes', { keyword: f.text() }, /keyword is taken/],
  ["another field's English twin", { title: f.text({ localized: true }), titleEn: f.text() }, /titleEn is taken/],
  ['the name of the row that another field refers to', { brandId: f.reference('role'), brandName: f.text() }, /brandName is taken/],
  ["the edge of another field's filter", { day: f.date({ filter: true }), dayStart: f.date() }, /dayStart is taken/],
  ['a default longer than max', { word: f.text({ max: 2, default: 'long' }) }, /default of word, "long", is not a value that word accepts/],
  ['a default beside the pattern', { word: f.text({ pattern: /^\d$/, default: 'x' }) }, /default of word/],
  ['a default above max', { size: f.number({ max: 5, default: 9 }) }, /default of size, 9/],
  ['a default that is no date', { day: f.date({ default: 'today' }) }, /default of day/],
  [
    'one choice with two names',
    { a: f.choice({ big: ['大', 'Large'] }), b: f.choice({ big: ['巨', 'Huge'] }) },
    /the choice big is named in two ways/,
  ],
])('C-30 %s stops the start with a sentence that names the field', (_, fields, sentence) => {
  expect(declare(fields)).toThrow(sentence)
})

test.each<[string, object, RegExp]>([
  ['a sorting by no field', { sorting: 'nmae asc' }, /sorting names "nmae asc"/],
  ['a sorting by a field that cannot be sorted', { sorting: 'id asc, size desc' }, /sorting names "size desc"/],
  ['a sorting in no direction', { sorting: 'name' }, /sorting names "name"/],
  ['a column that is no field', { columns: ['nmae'] }, /nmae cannot be a column/],
  ['a column of rich text', { columns: ['body'] }, /body cannot be a column/],
  ['tiles without a picture', { layout: 'tiles' }, /its tiles have no picture among the columns/],
  ['a display that is no text', { display: 'size' }, /display names size, which is no line of text/],
  ['a service in lower case', { service: 'thing' }, /the service thing is not written like NewsItem/],
  ['a service of two words', { service: 'Thing/Other' }, /the service Thing\/Other is not written like NewsItem/],
  ['a name of two words', { name: 'two words' }, /the name two words is not written like newsItem/],
  ['a field without label', { labels: { name: ['名', 'Name'], body: ['文', 'Body'] } }, /size has no label/],
  ['a label of no field', { labels: { name: ['名', 'Name'], colour: ['色', 'Colour'] } }, /label for colour, which is no field/],
])('C-30 %s stops the start with a sentence that names it', (_, more, sentence) => {
  expect(declare({ size: f.number(), body: f.html() }, more)).toThrow(sentence)
})

test('C-30 a wrong sorting, column, display, service or label does not compile', () => {
  const fields = { name, size: f.number(), body: f.html(), sort: f.number({ sort: true }) }
  const labels = { name: ['名', 'Name'], size: ['大小', 'Size'], body: ['文', 'Body'] } as const
  const wrong = [
    // @ts-expect-error
    () => resource({ ...given, fields, labels, sorting: 'nmae asc' }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels, sorting: 'size asc' }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels, sorting: 'name asc, body desc' }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels, columns: ['body'] }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels, display: 'size' }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels, service: 'thing' }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels: { name: labels.name, body: labels.body } }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels: { ...labels, colour: ['色', 'Colour'] } }),
  ]
  for (const declaring of wrong) expect(declaring).toThrow('The resource thing cannot be declared like this: ')
  expect(resource({ ...given, fields, labels, sorting: 'nameEn desc, sort asc' }).sorting).toBe('nameEn desc, sort asc')
})

test.each<[string, object, RegExp]>([
  [
    'a field in two sections',
    {
      sections: [
        { name: 'basics', fields: ['name', 'size'] },
        { name: 'seo', fields: ['body', 'size'] },
      ],
    },
    /size stands in its sections twice/,
  ],
  ['a field in no section', { sections: [{ name: 'basics', fields: ['name', ['size']] }] }, /body stands in no section/],
  [
    'a section with a field that does not exist',
    { sections: [{ name: 'basics', fields: ['name', 'size', 'body', 'nmae'] }] },
    /sections name nmae/,
  ],
  [
    'two sections of one name',
    {
      sections: [
        { name: 'seo', fields: ['name', 'size'] },
        { name: 'seo', fields: ['body'] },
      ],
    },
    /two sections seo/,
  ],
])('B-34a %s stops the start with a sentence that names it', (_, more, sentence) => {
  expect(declare({ size: f.number(), body: f.html() }, more)).toThrow(sentence)
})

test('B-34a a wrong name of a section or of a field in it does not compile', () => {
  const fields = { name, made: f.text({ readOnly: true }) }
  const labels = { name: ['名', 'Name'], made: ['造', 'Made'] } as const
  const wrong = [
    // @ts-expect-error
    () => resource({ ...given, fields, labels, sections: [{ name: 'basics', fields: ['nmae'] }] }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels, sections: [{ name: 'basics', fields: [['name', 'nmae']] }] }),
    // @ts-expect-error
    () => resource({ ...given, fields, labels, sections: [{ name: 'basisc', fields: [] }] }),
  ]
  for (const declaring of wrong) expect(declaring).toThrow('The resource thing cannot be declared like this: ')
  expect(() => resource({ ...given, fields, labels, sections: [{ name: 'basics', fields: ['name', 'made'] }] })).toThrow(
    /made, which nobody can write/,
  )
  expect(resource({ ...given, fields, labels, sections: [{ name: 'basics', fields: ['name'] }] }).sections).toHaveLength(1)
})

test('a publishable resource refuses fields that a snapshot cannot keep, and the names that publishing uses', () => {
  expect(declare({ roles: f.references('role') }, { publishable: true })).toThrow(
    /roles holds many references, which a snapshot cannot keep/,
  )
  expect(declare({ state: f.text() }, { publishable: true })).toThrow(/state is taken/)
  expect(declare({ roles: f.references('role'), state: f.text() })).not.toThrow()
  expect(declare({ roles: f.internalReferences('role') }, { publishable: true })).not.toThrow()
})

test('all problems of a declaration are told at once', () => {
  expect(declare({ size: f.number({ unique: true, search: true } as object), version: f.number() })).toThrow(
    /unique.*search.*version|version.*unique.*search/,
  )
})

const labels = { name: ['名', 'Name'] } as const
const thing = resource({ ...given, fields: { name }, labels })
const other = { ...thing, name: 'other', service: 'Other' }

test('C-30 a reference to no resource does not compile, and stops the start', () => {
  const referring = resource({
    ...given,
    fields: { name, brandId: f.reference('brnad') },
    labels: { ...labels, brandId: ['品牌', 'Brand'] },
  })
  // @ts-expect-error
  expect(() => registryOf({ thing: referring, brand: other })).toThrow(/thing\.brandId refers to brnad, which is no resource/)
  expect(() => registryOf({ thing: referring, brnad: { ...thing, name: 'brnad', service: 'Brnad' } })).not.toThrow()
})

test.each<[string, Parameters<typeof registryOf>[0], RegExp]>([
  ['a name that another resource has', { thing, other: { ...other, name: 'thing' } }, /two resources make the table thing/],
  ['the same name in another case', { thing, THING: { ...other, name: 'THING' } }, /two resources make the table (thing|THING)/],
  [
    'the name of the snapshots of another resource',
    { thing: { ...thing, publishable: true }, thingSnapshot: { ...other, name: 'thingSnapshot' } },
    /two resources make the table thingSnapshot/,
  ],
  ['a service that another resource has', { thing, other: { ...other, service: 'Thing' } }, /other and thing have the service Thing/],
  ['a key that is not the name', { things: thing }, /things is the resource thing: the key must be its name/],
])('C-30 %s stops the start with a sentence that names it', (_, resources, sentence) => {
  expect(() => registryOf(resources)).toThrow(sentence)
})
