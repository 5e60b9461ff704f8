import type { Db } from '../db/engine.ts'

/** The setting that lists the screens whose menu entries were offered once; a removed entry stays removed. */
const OFFERED = 'offeredScreens'

/** The screens of the versions that kept no list. Frozen: a database without a list has seen these. */
const OFFERED_BEFORE_LISTS = [
  'dashboard',
  'profile',
  'siteinfo',
  'sitenews',
  'sitecarousel',
  'gallery',
  'sitemenu',
  'sitearticle',
  'sitecategory',
  'enquiry',
  'siteredirect',
  'spu',
  'category',
  'producttype',
  'brand',
  'specparamtemplate',
  'user',
  'role',
  'menu',
  'function',
  'dictionary',
  'theme',
  'error-log',
  'login1',
  'login2',
]

export async function offeredScreens(db: Db): Promise<Set<string>> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', OFFERED).executeTakeFirst()
  return new Set(row ? row.value.split(' ') : OFFERED_BEFORE_LISTS)
}

/** Adds to the list; a screen that an older version does not know stays in it. */
export async function rememberOffered(db: Db, keys: readonly string[]): Promise<void> {
  const value = [...keys].join(' ')
  await db
    .insertInto('setting')
    .values({ name: OFFERED, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
