import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, snapshot, stamps } from './making.ts'

export const catalogue = (engine: Engine): Migration => ({
  async up(db) {
    await catalogueOrder(db, engine)
    await products(db, engine)
    await shownProducts(db, engine)
  },
})

async function catalogueOrder(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('productType', {
    ...stamps,
    name: 'text!',
    nameEn: 'text',
    code: 'text!',
    description: 'text',
    descriptionEn: 'text',
    icon: 'text',
    sort: 'real',
  })
  await make.uniqueText('productType', 'code')
  await make.table('productCategory', {
    ...stamps,
    pid: 'whole -> productCategory',
    name: 'text!',
    nameEn: 'text',
    code: 'text!',
    description: 'text',
    descriptionEn: 'text',
    picture: 'text',
    sort: 'real',
    isActive: 'whole!',
  })
  await make.uniqueText('productCategory', 'code')
  await make.table('brand', {
    ...stamps,
    name: 'text!',
    nameEn: 'text',
    code: 'text!',
    logo: 'text',
    website: 'text',
    description: 'text',
    descriptionEn: 'text',
    sort: 'real',
    isActive: 'whole!',
  })
  await make.uniqueText('brand', 'code')
  await make.table('specTemplate', {
    ...stamps,
    name: 'text!',
    nameEn: 'text',
    categoryId: 'whole -> productCategory',
    groups: 'text',
  })
}

async function products(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('product', {
    ...stamps,
    name: 'text!',
    nameEn: 'text',
    code: 'text!',
    subtitle: 'text',
    subtitleEn: 'text',
    categoryId: 'whole! -> productCategory',
    typeId: 'whole -> productType',
    brandId: 'whole -> brand',
    specTemplateId: 'whole -> specTemplate',
    params: 'text',
    paramsEn: 'text',
    pictures: 'text!',
    video: 'text',
    price: 'whole',
    unit: 'text',
    unitEn: 'text',
    tags: 'text!',
    skus: 'text',
    isTop: 'whole!',
    sort: 'real!',
    publishTime: 'whole!',
    slug: 'text',
    seoTitle: 'text',
    seoTitleEn: 'text',
    seoDescription: 'text',
    seoDescriptionEn: 'text',
    description: 'text',
    descriptionEn: 'text',
  })
  await make.uniqueText('product', 'code')
  await make.uniqueText('product', 'slug')
}

async function shownProducts(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('productSnapshot', {
    rowId: 'whole! -> product',
    ...snapshot,
    name: 'text!',
    nameEn: 'text',
    code: 'text!',
    subtitle: 'text',
    subtitleEn: 'text',
    categoryId: 'whole! -> productCategory',
    typeId: 'whole -> productType',
    brandId: 'whole -> brand',
    specTemplateId: 'whole -> specTemplate',
    params: 'text',
    paramsEn: 'text',
    pictures: 'text!',
    video: 'text',
    price: 'whole',
    unit: 'text',
    unitEn: 'text',
    tags: 'text!',
    skus: 'text',
    isTop: 'whole!',
    sort: 'real!',
    publishTime: 'whole!',
    slug: 'text',
    seoTitle: 'text',
    seoTitleEn: 'text',
    seoDescription: 'text',
    seoDescriptionEn: 'text',
    description: 'text',
    descriptionEn: 'text',
  })
  await make.index('productSnapshot', ['rowId', 'validFrom'])
  await make.index('productSnapshot', ['validFrom', 'validUntil', 'rowId'])
  await make.index('productSnapshot', ['validUntil'])
  await make.index('productSnapshot', ['slug'])
  // Visitors' lists read the order and the time from the index alone, so a deep page reads no rows.
  const live = ['validUntil', 'validFrom', 'id']
  const usual = ['isTop desc', 'sort', 'rowId desc']
  await make.orderedIndex('productSnapshot', 'usual', [...usual, ...live])
  await make.orderedIndex('productSnapshot', 'newest', ['publishTime desc', 'rowId desc', ...live])
  await make.orderedIndex('productSnapshot', 'price', ['price', 'rowId desc', ...live])
  for (const name of ['typeId', 'categoryId', 'brandId']) await make.orderedIndex('productSnapshot', name, [name, ...usual, ...live])
  // The numbers beside the filters are counted from this index alone.
  await make.orderedIndex('productSnapshot', 'places', ['typeId', 'categoryId', 'brandId', 'specTemplateId', ...live])
}
