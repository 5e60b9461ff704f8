import { resourceNamed } from '../../../contract/resources/index.ts'
import { pairsOfRows } from '../../crud/row-pairs.ts'
import type { Db, Engine } from '../../db/engine.ts'
import { DEMO_PASSWORD, hashPassword } from '../../features/sign-in/passwords.ts'
import { addAdministrator } from '../../features/sign-in/set-up.ts'
import { seedArticles } from './articles.ts'
import { seedCatalogue } from './catalogue.ts'
import { content } from '../../../demo/content.ts'
import { toolsOf, type DemoParts, type Tools } from './tools.ts'

const DAY_MS = 86_400_000

/** Seeds the invented company (P-14) with its texts, pictures and history, through the same store as an editor. */
export async function seedDemoContent(parts: DemoParts): Promise<void> {
  const { site, navigation, banners, sectionBanners, news, gallery } = content
  const tools = toolsOf(parts)
  const { add, picture } = tools

  await seedDictionary(add)
  await seedUnits(add)
  await add(
    'siteInfo',
    { ...site, icon: await picture(site.icon), logo: await picture(site.logo), mapPicture: await picture(site.mapPicture) },
    parts.now,
  )
  await seedNavigation(add, navigation, null)
  for (const [index, banner] of banners.entries()) {
    const pictures = { bigImage: await picture(banner.bigImage), smallImage: await picture(banner.smallImage) }
    await add('carousel', { ...banner, ...pictures, sort: index + 1 }, parts.now - DAY_MS)
  }
  for (const [index, banner] of sectionBanners.entries())
    await add('carousel', { ...banner, bigImage: await picture(banner.bigImage), sort: banners.length + index + 1 }, parts.now - DAY_MS)
  for (const item of news)
    await add(
      'news',
      { ...item, cover: await picture(item.cover), publishTime: new Date(item.publishTime).toISOString() },
      Date.parse(item.publishTime),
    )
  await seedCatalogue(tools)
  for (const item of gallery) await add('galleryPicture', { ...item, image: await picture(item.image) }, parts.now)
  await seedArticles(tools)
  for (const form of content.forms) await add('form', form, parts.now)
}

async function seedDictionary(add: Tools['add']) {
  const typeId = await add('dictionaryType', { name: '新闻分类', nameEn: 'News categories', code: 'news-category', sort: 1 }, Date.now())
  for (const [index, category] of content.newsCategories.entries())
    await add('dictionaryItem', { ...category, typeId, sort: index + 1, isActive: true }, Date.now())
}

async function seedUnits(add: Tools['add']) {
  const parentId = await add(
    'organizationUnit',
    { displayName: content.site.title, displayNameEn: content.site.titleEn, sort: 1 },
    Date.now(),
  )
  for (const [index, unit] of content.units.entries()) await add('organizationUnit', { ...unit, parentId, sort: index + 1 }, Date.now())
}

interface NavigationSeed {
  name: string
  nameEn: string
  link: string
  children?: NavigationSeed[]
}

async function seedNavigation(add: Tools['add'], entries: readonly NavigationSeed[], pid: number | null) {
  for (const [index, { children = [], ...entry }] of entries.entries()) {
    const id = await add('navigation', { ...entry, pid, target: '_self', sort: index + 1 }, Date.now())
    await seedNavigation(add, children, id)
  }
}

/** The three users of A-06, with ABP's own default password; never in production. */
export async function seedDemoUsers(db: Db, { now, engine }: { now: number; engine: Engine }): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await addAdministrator(db, { userName: 'admin', passwordHash, now, engine, hasDemoPassword: true })
  for (const roleName of ['editor', 'viewer']) {
    const role = await db.selectFrom('role').select('id').where('name', '=', roleName).executeTakeFirstOrThrow()
    const stamps = { version: 1, vouchedTime: now, creationTime: now }
    const user = { userName: roleName, name: roleName, isActive: 1, passwordHash, hasDemoPassword: 1, ...stamps }
    const { id } = await db.insertInto('user').values(user).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('user_roleIds').values({ rowId: id, targetId: role.id }).execute()
    await pairsOfRows(resourceNamed('user'), engine).enter(db, id)
  }
}
