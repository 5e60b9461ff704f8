import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { listIndexName, making } from './making.ts'

/** The texts by which lists are sorted. Those of snapshots are the same. */
const TEXTS: Record<string, string[]> = {
  news: ['title', 'titleEn'],
  carousel: ['title', 'titleEn'],
  galleryPicture: ['title', 'titleEn', 'album', 'albumEn'],
  navigation: ['name', 'nameEn'],
  productType: ['name', 'nameEn', 'code'],
  productCategory: ['name', 'nameEn', 'code'],
  brand: ['name', 'nameEn', 'code'],
  specTemplate: ['name', 'nameEn'],
  product: ['name', 'nameEn', 'code'],
  siteCategory: ['name', 'nameEn', 'code'],
  article: ['title', 'titleEn'],
  enquiry: ['name'],
  form: ['title', 'titleEn'],
  redirect: ['fromPath'],
  dictionaryType: ['name', 'nameEn', 'code'],
  dictionaryItem: ['label', 'labelEn', 'value'],
  user: ['userName', 'name', 'emailAddress'],
  organizationUnit: ['displayName', 'displayNameEn'],
  role: ['name', 'displayName', 'displayNameEn'],
  function: ['name'],
  menu: ['text', 'textEn', 'name'],
}
const PUBLISHED = ['news', 'carousel', 'product', 'article', 'form']

interface LargeList {
  covered: string[]
  /** The columns that rows may have no value for. */
  gaps: string[]
}

/** The large lists: what filters check in the indexes, and the orders in which rows without a value come last. */
const LARGE: Record<string, LargeList> = {
  news: { covered: ['category', 'isTop', 'unitId', 'ownerId'], gaps: ['lastModificationTime', 'category text'] },
  galleryPicture: {
    covered: ['unitId', 'ownerId'],
    gaps: ['sort', 'lastModificationTime', 'albumSortKey text', 'albumEnSortKey text'],
  },
  product: {
    covered: ['categoryId', 'typeId', 'brandId', 'isTop', 'unitId', 'ownerId'],
    gaps: ['lastModificationTime', 'price'],
  },
  article: { covered: ['categoryId', 'subCategoryId', 'unitId', 'ownerId'], gaps: ['lastModificationTime'] },
  enquiry: { covered: ['productId', 'language', 'status', 'unitId', 'ownerId'], gaps: ['lastModificationTime'] },
  formAnswer: { covered: ['formId', 'language', 'status', 'unitId', 'ownerId'], gaps: ['lastModificationTime'] },
  redirect: { covered: ['isActive', 'unitId', 'ownerId'], gaps: ['lastModificationTime'] },
  user: { covered: ['isActive'], gaps: ['lastModificationTime', 'emailAddressSortKey text', 'lastLoginTime'] },
}

type Make = ReturnType<typeof making>

/**
 * B-109: each text by which a list is sorted has a column beside it that is compared by code points, and takes its place in the indexes of large lists. The
 * start fills it (`server/crud/renew-sort-keys.ts`). On PostgreSQL lists that go upwards with the rows without a value last have indexes of their own.
 */
export const sortKeys = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    for (const [table, texts] of Object.entries(TEXTS))
      for (const text of texts) {
        await make.column(table, `${text}SortKey`, 'text')
        if (PUBLISHED.includes(table)) await make.column(`${table}Snapshot`, `${text}SortKey`, 'text')
      }
    for (const [table, list] of Object.entries(LARGE)) await largeList(make, table, list)
    if (engine === 'postgres') await make.dropIndex(listIndexName('galleryPicture', ['sort', 'id'], true))
    if (engine === 'postgres') await make.listIndex('galleryPicture', ['sort', 'id'], { bin: true, emptyLast: true })
    for (const table of ['news', 'product', 'article'])
      for (const text of TEXTS[table]!)
        await make.orderedIndex(`${table}Snapshot`, `${text}SortKey`, [`${text}SortKey`, 'rowId desc', 'validUntil', 'validFrom', 'id'])
  },
})

async function largeList(make: Make, table: string, { covered, gaps }: LargeList) {
  for (const text of TEXTS[table] ?? []) {
    await make.dropIndex(listIndexName(table, [text, 'id']))
    await make.listIndex(table, [`${text}SortKey text`, 'id'], { covered, included: covered })
  }
  for (const gap of gaps) {
    const kept = covered.filter((name) => name !== gap.split(' ')[0])
    await make.listIndex(table, [gap, 'id'], { covered: kept, included: kept, emptyLast: true })
  }
}
