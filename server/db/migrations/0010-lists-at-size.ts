import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making } from './making.ts'

type Make = ReturnType<typeof making>

/** For each large resource: the orders and filters of its list, and the values that filters check in the index. */
export const LISTS: Record<string, { orders: string[]; covered: string[]; bin: string }> = {
  news: {
    orders: [
      'publishTime, id',
      'id',
      'creationTime, id',
      'lastModificationTime, id',
      'title text, id',
      'titleEn text, id',
      'category text, id',
      'isTop, id',
      'category text, publishTime desc, id desc',
      'isTop, publishTime desc, id desc',
      'author text, authorEn text, id',
    ],
    covered: ['category', 'isTop'],
    bin: 'publishTime desc, id desc',
  },
  galleryPicture: {
    orders: [
      'sort, id',
      'id',
      'creationTime, id',
      'lastModificationTime, id',
      'title text, id',
      'titleEn text, id',
      'album text, id',
      'albumEn text, id',
      'album text, albumEn text, id',
    ],
    covered: [],
    bin: 'sort, id',
  },
  product: {
    orders: [
      'sort, id desc',
      'id',
      'creationTime, id',
      'lastModificationTime, id',
      'name text, id',
      'nameEn text, id',
      'code text, id',
      'price, id',
      'isTop, id',
      'sort, id',
      'publishTime, id',
      'categoryId, sort, id desc',
      'typeId, sort, id desc',
      'brandId, sort, id desc',
      'isTop, sort, id desc',
    ],
    covered: ['categoryId', 'typeId', 'brandId', 'isTop'],
    bin: 'sort, id desc',
  },
  article: {
    orders: [
      'sort, id desc',
      'id',
      'creationTime, id',
      'lastModificationTime, id',
      'title text, id',
      'titleEn text, id',
      'sort, id',
      'publishTime, id',
      'categoryId, sort, id desc',
      'subCategoryId, sort, id desc',
    ],
    covered: ['categoryId', 'subCategoryId'],
    bin: 'sort, id desc',
  },
  enquiry: {
    orders: [
      'id',
      'creationTime, id',
      'lastModificationTime, id',
      'name text, id',
      'status text, id',
      'productId, id',
      'language text, id',
    ],
    covered: ['productId', 'language', 'status'],
    bin: 'id desc',
  },
  redirect: {
    orders: ['id', 'creationTime, id', 'lastModificationTime, id', 'fromPath text, id', 'isActive, id'],
    covered: ['isActive'],
    bin: 'id desc',
  },
}

/** Indexes that find lists, searches and published rows, however many rows there are. */
export const listsAtSize = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const [table, { orders, covered, bin }] of Object.entries(LISTS)) {
      for (const order of orders.map((text) => text.split(', '))) {
        const own = order.map((words) => words.split(' ')[0])
        await make.listIndex(table, order, { covered: covered.filter((name) => !own.includes(name)) })
      }
      await make.listIndex(table, bin.split(', '), { bin: true })
    }
    for (const table of Object.keys(LISTS)) await make.pairTable(table)
    // Finds out if a row has a version that is shown now or will be.
    for (const table of ['news', 'article', 'product']) await make.index(`${table}Snapshot`, ['rowId', 'validUntil', 'validFrom'])
    await make.dropIndex('news_publishTime_index')
    await shown(make)
  },
})

/** Indexes the published news and articles, as 0002 did for products. */
async function shown(make: Make) {
  const live = ['validUntil', 'validFrom', 'id']
  for (const table of ['newsSnapshot', 'articleSnapshot']) {
    await make.dropIndex(`${table}_validFrom_index`)
    await make.index(table, ['validFrom', 'validUntil', 'rowId'])
    await make.orderedIndex(table, 'newest', ['publishTime desc', 'rowId desc', ...live])
  }
  await make.dropIndex('newsSnapshot_publishTime_index')
  const news = ['isTop desc', 'publishTime desc', 'rowId desc']
  await make.orderedIndex('newsSnapshot', 'usual', [...news, ...live])
  await make.orderedIndex('newsSnapshot', 'category', ['category', ...news, ...live])
  await make.dropIndex('articleSnapshot_categoryId_sort_rowId_index')
  for (const name of ['categoryId', 'subCategoryId'])
    await make.orderedIndex('articleSnapshot', name, [name, 'sort', 'rowId desc', ...live])
  await make.orderedIndex('articleSnapshot', 'usual', ['sort', 'rowId desc', ...live])
  await shownProducts(make)
}

/** As in 0002, but each index also holds type, category and brand: a second filter is then checked without reading the rows. */
async function shownProducts(make: Make) {
  const live = ['validUntil', 'validFrom', 'id']
  const places = ['typeId', 'categoryId', 'brandId']
  const usual = ['isTop desc', 'sort', 'rowId desc']
  const orders: Record<string, string[]> = {
    usual,
    newest: ['publishTime desc', 'rowId desc'],
    price: ['price', 'rowId desc'],
    ...Object.fromEntries(places.map((name) => [name, [name, ...usual]])),
  }
  for (const [label, order] of Object.entries(orders)) {
    await make.dropIndex(`productSnapshot_${label}_order`)
    await make.orderedIndex('productSnapshot', label, [...order, ...live, ...places.filter((name) => name !== label)])
  }
  await make.loweredIndex('productSnapshot', 'code')
}
