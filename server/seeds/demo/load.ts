import { resourceNamed } from '../../../contract/resources/index.ts'
import { pairsOfRows } from '../../crud/row-pairs.ts'
import { withSortKeys } from '../../crud/sort-key-values.ts'
import type { Db, Engine } from '../../db/engine.ts'
import { DEMO_PASSWORD, hashPassword } from '../../features/sign-in/passwords.ts'
import { addAdministrator } from '../../features/sign-in/set-up.ts'
import { seedArticles } from './articles.ts'
import { seedCatalogue } from './catalogue.ts'
import { content } from '../../../demo/content.ts'
import { addressOf, phoneOf } from '../../../demo/texts/people.ts'
import { PHONE_RANK } from '../../features/sign-in/find-by-phone.ts'
import { seedDictionaries } from './dictionaries.ts'
import { seedEnquiries } from './enquiries.ts'
import { seedPending } from './pending.ts'
import { seedPeople, seedUnits } from './people.ts'
import { toolsOf, type DemoParts, type Tools } from './tools.ts'

const DAY_MS = 86_400_000

/** Seeds the invented company (P-14), through the same store as an editor; its people and the accounts of the demo only where they are wanted. */
export async function seedDemo(parts: DemoParts, { withPeople }: { withPeople: boolean }): Promise<void> {
  const tools = toolsOf(parts)
  await seedDictionaries(tools.add)
  const units = await seedUnits(tools.add)
  const named = await seedContent(tools, parts)
  if (!withPeople) return
  await seedDemoUsers(parts.db, { now: parts.now, engine: parts.database.engine })
  const staff = await seedPeople(tools, parts.db, units)
  await seedEnquiries(tools, parts.db, staff)
  await seedPending(tools, staff, named)
}

/** Seeds texts, pictures and history; returns the ids of categories, types and the like by code. */
async function seedContent(tools: Tools, parts: DemoParts) {
  const { site, navigation, banners, sectionBanners, news, gallery } = content
  const { add, picture } = tools
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
  const places = await seedCatalogue(tools)
  for (const item of gallery) await add('galleryPicture', { ...item, image: await picture(item.image) }, parts.now)
  const sections = await seedArticles(tools)
  for (const form of content.forms) await add('form', form, parts.now)
  return { ...places, sections }
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
async function seedDemoUsers(db: Db, { now, engine }: { now: number; engine: Engine }): Promise<void> {
  const r = resourceNamed('user')
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await addAdministrator(db, { userName: 'admin', passwordHash, now, engine, hasDemoPassword: true })
  for (const roleName of ['editor', 'viewer']) {
    const role = await db.selectFrom('role').select('id').where('name', '=', roleName).executeTakeFirstOrThrow()
    const stamps = { version: 1, vouchedTime: now, creationTime: now }
    const user = withSortKeys(r, { userName: roleName, name: roleName, isActive: 1, passwordHash, hasDemoPassword: 1, ...stamps })
    const { id } = await db.insertInto('user').values(user).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('user_roleIds').values({ rowId: id, targetId: role.id }).execute()
  }
  for (const [index, userName] of ['admin', 'editor', 'viewer'].entries()) {
    const contact = {
      userName,
      name: userName,
      emailAddress: addressOf(userName),
      phoneNumber: phoneOf(index),
      phoneRank: PHONE_RANK.given,
    }
    const changed = db.updateTable('user').set(withSortKeys(r, contact)).where('userName', '=', userName)
    const { id } = await changed.returning('id').executeTakeFirstOrThrow()
    await pairsOfRows(r, engine).enter(db, id)
  }
}
