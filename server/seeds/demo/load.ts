import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { resources } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { createSchema } from '../../../contract/schema.ts'
import { ANYONE, newNotes, type Context } from '../../context.ts'
import { createPublishing } from '../../crud/publishing.ts'
import { createStore } from '../../crud/store.ts'
import type { Database, Db } from '../../db/engine.ts'
import type { Environment } from '../../environment.ts'
import { DEMO_PASSWORD, hashPassword } from '../../features/sign-in/passwords.ts'
import { addAdministrator } from '../../features/sign-in/set-up.ts'
import { createPictures } from '../../features/uploads/pictures.ts'
import type { FileStore } from '../../features/uploads/store.ts'
import { takeInPicture } from '../../features/uploads/take-in.ts'
import { content } from './content.ts'

interface DemoParts {
  environment: Environment
  database: Database
  /** The seed's transaction. */
  db: Db
  files: FileStore
  now: number
}

const DAY_MS = 86_400_000

/** The invented company (P-14): its texts, its pictures, its history, written through the same store as an editor's. */
export async function seedDemoContent(parts: DemoParts): Promise<void> {
  const { site, navigation, banners, news, gallery } = content
  const add = adder(parts)
  const picture = pictureTaker(parts)

  await seedDictionary(add)
  await add('siteInfo', { ...site, icon: await picture(site.icon), logo: await picture(site.logo) }, parts.now)
  await seedNavigation(add, navigation, null)
  for (const [index, banner] of banners.entries()) {
    const pictures = { bigImage: await picture(banner.bigImage), smallImage: await picture(banner.smallImage) }
    await add('carousel', { ...banner, ...pictures, sort: index + 1 }, parts.now - DAY_MS)
  }
  for (const item of news)
    await add(
      'news',
      { ...item, cover: await picture(item.cover), publishTime: new Date(item.publishTime).toISOString() },
      Date.parse(item.publishTime),
    )
  for (const item of gallery) await add('galleryPicture', { ...item, image: await picture(item.image) }, parts.now)
}

type Add = (name: keyof typeof resources, values: Record<string, unknown>, at: number) => Promise<number>

/** Creates a row as of a moment, and publishes it at once where that exists. */
function adder({ environment, database, db }: DemoParts): Add {
  return async (name, values, at) => {
    const r = resources[name] as unknown as Resource
    const store = createStore(r, database.engine, environment.timeZone)
    const ctx: Context = {
      database,
      db,
      now: at,
      caller: ANYONE,
      language: 'zh-CN',
      origin: { ip: '', userAgent: '', requestId: 'seed' },
      notes: newNotes(),
      changed: new Set(),
    }
    // Through the same door as an editor's input: checked, and filled with defaults.
    const row = await store.create(ctx, createSchema(r.fields).parse(values) as Record<string, unknown>)
    const id = row['id'] as number
    if (r.publishable) await createPublishing(store).publish(ctx, { id, version: 1 })
    return id
  }
}

async function seedDictionary(add: Add) {
  const typeId = await add('dictionaryType', { name: '新闻分类', nameEn: 'News categories', code: 'news-category', sort: 1 }, Date.now())
  for (const [index, category] of content.newsCategories.entries())
    await add('dictionaryItem', { ...category, typeId, sort: index + 1, isActive: true }, Date.now())
}

interface NavigationSeed {
  name: string
  nameEn: string
  link: string
  children?: NavigationSeed[]
}

async function seedNavigation(add: Add, entries: readonly NavigationSeed[], pid: number | null) {
  for (const [index, { children = [], ...entry }] of entries.entries()) {
    const id = await add('navigation', { ...entry, pid, target: '_self', sort: index + 1 }, Date.now())
    await seedNavigation(add, children, id)
  }
}

/** Takes each picture in once, however often it is shown. */
function pictureTaker({ db, files, now, environment }: DemoParts) {
  const pictures = createPictures(files)
  const taken = new Map<string, string>()
  return async (name: string): Promise<string> => {
    const known = taken.get(name)
    if (known) return known
    const source = path.join('server', 'seeds', 'demo', 'pictures', name)
    // Taking in moves the file away: the original stays, a copy goes.
    const waiting = path.join(environment.dataDir, 'uploads', `seed-${taken.size}`)
    await mkdir(path.dirname(waiting), { recursive: true })
    await copyFile(source, waiting)
    const { url } = await takeInPicture(
      { db, files, pictures },
      { waiting, name, size: (await stat(source)).size, creatorUserId: null, now },
    )
    taken.set(name, url)
    return url
  }
}

/** The three users of A-06, with ABP's own default password; never in production. */
export async function seedDemoUsers(db: Db, now: number): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await addAdministrator(db, { userName: 'admin', passwordHash, now, hasDemoPassword: true })
  for (const roleName of ['editor', 'viewer']) {
    const role = await db.selectFrom('role').select('id').where('name', '=', roleName).executeTakeFirstOrThrow()
    const user = { userName: roleName, name: roleName, isActive: 1, passwordHash, hasDemoPassword: 1, version: 1, creationTime: now }
    const { id } = await db
      .insertInto('user')
      .values(user as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('user_roleIds').values({ rowId: id, targetId: role.id }).execute()
  }
}
