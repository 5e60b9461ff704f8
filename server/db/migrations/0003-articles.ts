import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, snapshot, stamps } from './making.ts'

export const articles = (engine: Engine): Migration => ({
  async up(db) {
    await written(db, engine)
    await shown(db, engine)
  },
})

async function written(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('siteCategory', {
    ...stamps,
    pid: 'whole -> siteCategory',
    name: 'text!',
    nameEn: 'text',
    code: 'text!',
    description: 'text',
    descriptionEn: 'text',
    picture: 'text',
    sort: 'real',
    isActive: 'whole!',
  })
  await make.uniqueText('siteCategory', 'code')
  await make.table('article', {
    ...stamps,
    categoryId: 'whole! -> siteCategory',
    subCategoryId: 'whole -> siteCategory',
    title: 'text!',
    titleEn: 'text',
    summary: 'text',
    summaryEn: 'text',
    cover: 'text',
    link: 'text',
    sort: 'real!',
    publishTime: 'whole!',
    slug: 'text',
    seoTitle: 'text',
    seoTitleEn: 'text',
    seoDescription: 'text',
    seoDescriptionEn: 'text',
    content: 'text',
    contentEn: 'text',
  })
  await make.uniqueText('article', 'slug')
}

async function shown(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('articleSnapshot', {
    rowId: 'whole! -> article',
    ...snapshot,
    categoryId: 'whole! -> siteCategory',
    subCategoryId: 'whole -> siteCategory',
    title: 'text!',
    titleEn: 'text',
    summary: 'text',
    summaryEn: 'text',
    cover: 'text',
    link: 'text',
    sort: 'real!',
    publishTime: 'whole!',
    slug: 'text',
    seoTitle: 'text',
    seoTitleEn: 'text',
    seoDescription: 'text',
    seoDescriptionEn: 'text',
    content: 'text',
    contentEn: 'text',
  })
  await make.index('articleSnapshot', ['rowId', 'validFrom'])
  await make.index('articleSnapshot', ['validFrom'])
  await make.index('articleSnapshot', ['validUntil'])
  await make.index('articleSnapshot', ['slug'])
  await make.index('articleSnapshot', ['categoryId', 'sort', 'rowId'])
  await make.index('newsSnapshot', ['slug'])
}
