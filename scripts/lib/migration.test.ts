import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { text } from '../../contract/fields.ts'
import { resource } from '../../contract/declaration.ts'
import { printMigration } from '../../server/crud/print-migration.ts'
import { plainWords } from '../../server/testing/plain-words.ts'
import { nextMigration, withMigration } from './migration.mjs'
import { inRoot } from './root.mjs'

const fields = { name: text({ required: true, unique: true }) }
const slide = resource({
  name: 'bigSlide',
  service: 'BigSlide',
  publishable: true,
  display: 'name',
  columns: ['name'],
  fields,
  ...plainWords(fields),
})

test('a migration has the next number, and imports the functions that it uses', () => {
  const { file, text: written } = nextMigration('bigSlide', printMigration(slide), ['0001-foundation.ts', '0009-brand.ts'])
  expect(file).toBe('0010-big-slide.ts')
  expect(written).toBe(`import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, snapshot, stamps } from './making.ts'

export const bigSlideTables = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('bigSlide', {
      ...stamps,
      name: 'text!',
    })
    await make.uniqueText('bigSlide', 'name')
    await make.momentColumns('bigSlide')
    await make.listIndex('bigSlide', ['id'])
    await make.listIndex('bigSlide', ['creationTime', 'id'])
    await make.listIndex('bigSlide', ['lastModificationTime', 'id'])
    await make.table('bigSlideSnapshot', {
      rowId: 'whole! -> bigSlide',
      ...snapshot,
      name: 'text!',
    })
    await make.index('bigSlideSnapshot', ['rowId', 'validFrom'])
    await make.index('bigSlideSnapshot', ['validFrom'])
    await make.index('bigSlideSnapshot', ['validUntil'])
    await make.momentIndexes('bigSlide')
  },
})
`)
})

test('the line of a migration comes last in the list', () => {
  const list = readFileSync(inRoot('server/db/migrations/index.ts'), 'utf8')
  const longer = withMigration(list, { label: '0010-big-slide', file: '0010-big-slide.ts', constant: 'bigSlideTables' })
  expect(longer).toContain("import { bigSlideTables } from './0010-big-slide.ts'\n\n/**")
  expect(longer.trimEnd()).toMatch(/\n {2}'0010-big-slide': bigSlideTables\(engine\),\n\}\)$/)
  expect(longer.split('\n')).toHaveLength(list.split('\n').length + 2)
})
