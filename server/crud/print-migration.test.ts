import { expect, test } from 'vitest'
import { resource } from '../../contract/declaration.ts'
import { choice, link, longText, number, reference, text, treeParent, yesNo } from '../../contract/fields.ts'
import { plainWords } from '../testing/plain-words.ts'
import { printMigration } from './print-migration.ts'

const fields = {
  pid: treeParent(),
  name: text({ required: true, max: 64, sort: true, localized: true }),
  album: text({ max: 64, filter: true }),
  brandId: reference('brand'),
  roleId: reference('role', { filter: true }),
  kind: choice({ a: ['甲', 'A'], b: ['乙', 'B'] }, { filter: true }),
  size: number({ filter: true }),
  isOpen: yesNo({ filter: true, sort: true }),
  unasked: text(),
  long: longText({ filter: true, sort: true }),
  wide: link({ sort: true }),
}
const shown = { display: 'name', columns: ['name'], sorting: 'name asc, id asc' } as const
const sample = resource({ name: 'sample', service: 'Sample', ...shown, fields, ...plainWords(fields) })
const published = resource({ name: 'sample', service: 'Sample', publishable: true, ...shown, fields, ...plainWords(fields) })

const indexes = (printed: string) =>
  printed
    .split('\n')
    .filter((line) => /make\.(list)?[iI]ndex/.test(line))
    .map((line) => line.replace(/^ +await make\./, ''))

test('B-11 a migration prints an index for each sorted field, each filter and each reference, and none for other fields', () => {
  expect(indexes(printMigration(sample))).toEqual([
    "listIndex('sample', ['nameSortKey text', 'id'])",
    "listIndex('sample', ['id'])",
    "listIndex('sample', ['creationTime', 'id'])",
    "listIndex('sample', ['lastModificationTime', 'id'])",
    "listIndex('sample', ['nameEnSortKey text', 'id'])",
    "listIndex('sample', ['isOpen', 'id'])",
    "listIndex('sample', ['longSortKey text', 'id'])",
    "listIndex('sample', ['wideSortKey text', 'id'])",
    "listIndex('sample', ['size', 'id'])",
    "listIndex('sample', ['roleId', 'nameSortKey text', 'id'])",
    "listIndex('sample', ['kind text', 'nameSortKey text', 'id'])",
    "listIndex('sample', ['isOpen', 'nameSortKey text', 'id'])",
    "listIndex('sample', ['album text', 'id'])",
    "index('sample', ['pid'])",
    "index('sample', ['brandId'])",
    "index('sample', ['roleId'])",
  ])
})

test('B-11 the indexes of a large list hold what filters check, and the moments in the usual order, on PostgreSQL as on SQLite', () => {
  const printed = indexes(printMigration({ ...published, large: true }))
  const moments = "'firstFrom', 'firstUntil', 'lastFrom', 'lastUntil'"
  expect(printed).toContain(
    `listIndex('sample', ['nameSortKey text', 'id'], { covered: ['roleId', 'kind', 'isOpen'], included: ['roleId', 'kind', 'isOpen', ${moments}], moments: true })`,
  )
  expect(printed).toContain(
    "listIndex('sample', ['kind text', 'nameSortKey text', 'id'], { covered: ['roleId', 'isOpen'], included: ['roleId', 'isOpen'] })",
  )
  expect(printed).toContain("listIndex('sample', ['nameSortKey text', 'id'], { bin: true })")
})

test('B-11 no index holds a text that PostgreSQL could refuse for its length', () => {
  expect(indexes(printMigration(sample)).join()).not.toMatch(/(long|wide) text/)
})

test('B-11 the snapshots of a publishable resource have an index for each reference', () => {
  const printed = indexes(printMigration(published))
  for (const name of ['pid', 'brandId', 'roleId']) expect(printed).toContain(`index('sampleSnapshot', ['${name}'])`)
})
