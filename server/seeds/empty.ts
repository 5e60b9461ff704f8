import type { Db } from '../db/engine.ts'

/** Seeds a site that has nothing but a name. */
export async function seedEmptySite(db: Db, now: number): Promise<void> {
  await db.insertInto('siteInfo').values({ title: 'Portico', bannerSize: 'auto', version: 1, creationTime: now }).execute()
  const { id: typeId } = await db
    .insertInto('dictionaryType')
    .values({ name: '新闻分类', nameEn: 'News categories', code: 'news-category', sort: 1, version: 1, creationTime: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('dictionaryItem')
    .values({
      typeId,
      label: '公司新闻',
      labelEn: 'Company news',
      value: 'company',
      sort: 1,
      isActive: 1,
      version: 1,
      creationTime: now,
    })
    .execute()
}
