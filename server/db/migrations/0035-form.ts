import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, snapshot, stamps } from './making.ts'

export const formTables = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.table('form', {
      ...stamps,
      title: 'text!',
      titleEn: 'text',
      intro: 'text',
      introEn: 'text',
      definition: 'text!',
      thanks: 'text',
      thanksEn: 'text',
      isOpen: 'whole!',
      noticeEmail: 'text',
      webhook: 'text',
      answerDays: 'real!',
      slug: 'text',
      seoTitle: 'text',
      seoTitleEn: 'text',
      seoDescription: 'text',
      seoDescriptionEn: 'text',
      unitId: 'whole -> organizationUnit',
      ownerId: 'whole -> user',
    })
    await make.uniqueText('form', 'slug')
    await make.momentColumns('form')
    await make.listIndex('form', ['id'])
    await make.listIndex('form', ['creationTime', 'id'])
    await make.listIndex('form', ['lastModificationTime', 'id'])
    await make.listIndex('form', ['title text', 'id'])
    await make.listIndex('form', ['titleEn text', 'id'])
    await make.listIndex('form', ['isOpen', 'id'])
    await make.listIndex('form', ['unitId', 'id'])
    await make.listIndex('form', ['ownerId', 'id'])
    await make.index('form', ['unitId'])
    await make.index('form', ['ownerId'])
    await make.table('formSnapshot', {
      rowId: 'whole! -> form',
      ...snapshot,
      title: 'text!',
      titleEn: 'text',
      intro: 'text',
      introEn: 'text',
      definition: 'text!',
      thanks: 'text',
      thanksEn: 'text',
      isOpen: 'whole!',
      noticeEmail: 'text',
      webhook: 'text',
      answerDays: 'real!',
      slug: 'text',
      seoTitle: 'text',
      seoTitleEn: 'text',
      seoDescription: 'text',
      seoDescriptionEn: 'text',
    })
    await make.index('formSnapshot', ['rowId', 'validFrom'])
    await make.index('formSnapshot', ['validFrom'])
    await make.index('formSnapshot', ['validUntil'])
    await make.momentIndexes('form')
    await make.termTable('formTerms', ['title', 'body', 'facets'])
  },
})
