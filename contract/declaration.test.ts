import { expect, test } from 'vitest'
import { z } from 'zod'
import { date, html, json, number, pictures, reference, references, tags, text, treeParent, yesNo, type Fields } from './fields.ts'
import { resource } from './resource.ts'

const declare =
  (fields: Fields, publishable = false) =>
  () =>
    resource({ name: 'thing', service: 'Thing', display: 'name', columns: [], publishable, fields: { name: text(), ...fields } as never })

test.each<[string, Fields, RegExp]>([
  ['a localized number', { size: number({ localized: true }) }, /size is a number field, which cannot be localized/],
  ['a unique number', { size: number({ unique: true }) }, /size .* unique/],
  ['a unique tag list', { words: tags({ unique: true }) }, /words .* unique/],
  ['sorting by rich text', { body: html({ sort: true }) }, /body .* asked for by sort/],
  ['sorting by many references', { roles: references('role', { sort: true }) }, /roles .* sort/],
  ['a filter over JSON', { data: json(z.json(), { filter: true }) }, /data .* filter/],
  ['a filter over pictures', { album: pictures({ filter: true }) }, /album .* filter/],
  ['a search in numbers', { size: number({ search: true }) }, /size .* search/],
  ['a search in yes and no', { isOpen: yesNo({ search: true }) }, /isOpen .* search/],
  ['two trees', { pid: treeParent(), other: treeParent() }, /one tree only/],
  ['a name that every row has', { version: number() }, /the name version is taken twice/],
  ['the same in another case', { CreationTime: date() }, /the name CreationTime is taken twice/],
  ['a name that a list takes', { keyword: text() }, /keyword is taken/],
  ["another field's English twin", { title: text({ localized: true }), titleEn: text() }, /titleEn is taken/],
  ['the name of what another field refers to', { brandId: reference('role'), brandName: text() }, /brandName is taken/],
  ["the edge of another field's filter", { day: date({ filter: true }), dayStart: date() }, /dayStart is taken/],
])('%s is refused when the program starts, by a sentence that names the field', (_, fields, sentence) => {
  expect(declare(fields)).toThrow(sentence)
})

test('a publishable resource refuses what a snapshot cannot keep, and the names that publishing uses', () => {
  expect(declare({ roles: references('role') }, true)).toThrow(/roles holds many references, which a snapshot cannot keep/)
  expect(declare({ state: text() }, true)).toThrow(/state is taken/)
  expect(declare({ roles: references('role'), state: text() }, false)).not.toThrow()
})

test('all that is wrong is said at once', () => {
  expect(declare({ size: number({ unique: true, search: true }), version: number() })).toThrow(
    /unique.*search.*version|search.*version.*unique/,
  )
})
