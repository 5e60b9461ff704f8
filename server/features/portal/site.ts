import { Problem } from '../../../contract/errors.ts'
import type { NavigationView } from '../../../contract/features/portal.ts'
import type { Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'
import { pictureInfos } from './picture-infos.ts'
import { treeOf } from '../../site/tree.ts'
import { inLanguage } from '../../language/localized.ts'

/** Site info in the visitor's language. */
export async function siteInfo(ctx: Context) {
  ctx.notes.tags.add('siteInfo')
  const row = await ctx.db.selectFrom('siteInfo').selectAll().where('deletionTime', 'is', null).orderBy('id').limit(1).executeTakeFirst()
  if (!row) throw new Problem('notFound', { values: { name: say(ctx.language, 'resources.siteInfo.name'), id: 1 } })
  const local = (name: 'copyright' | 'address' | 'seoTitle' | 'seoDescription') => inLanguage(row, name, ctx.language)
  return {
    title: inLanguage(row, 'title', ctx.language)!,
    icon: row.icon,
    logo: row.logo,
    copyright: local('copyright'),
    beian: row.beian,
    policeBeian: row.policeBeian,
    address: local('address'),
    telephone: row.telephone,
    email: row.email,
    wechatPicture: row.wechatPicture,
    mapPosition: row.mapPosition,
    mapPicture: row.mapPicture,
    brandColour: row.brandColour,
    bannerSize: row.bannerSize,
    seoTitle: local('seoTitle'),
    seoDescription: local('seoDescription'),
    pictures: await pictureInfos(ctx.db, [row.icon, row.logo, row.wechatPicture, row.mapPicture]),
  }
}

/** The navigation bar as a tree, without the entries below deleted ones. */
export async function navigationTree(ctx: Context): Promise<NavigationView[]> {
  ctx.notes.tags.add('navigation')
  const rows = await ctx.db.selectFrom('navigation').selectAll().where('deletionTime', 'is', null).orderBy('sort').orderBy('id').execute()
  return treeOf(rows, (row, children: NavigationView[]) => ({
    id: row.id,
    name: inLanguage(row, 'name', ctx.language)!,
    link: row.link,
    target: row.target === '_blank' ? '_blank' : '_self',
    children,
  }))
}

interface ListImages {
  skipCount: number
  maxResultCount: number
  album?: string | undefined
}

export async function listImages(ctx: Context, { skipCount, maxResultCount, album }: ListImages) {
  ctx.notes.tags.add('galleryPicture')
  const all = ctx.db
    .selectFrom('galleryPicture')
    .where('deletionTime', 'is', null)
    .$if(album !== undefined, (query) => query.where((eb) => eb.or([eb('album', '=', album!), eb('albumEn', '=', album!)])))
  const { totalCount } = await all.select(({ fn }) => fn.countAll<number>().as('totalCount')).executeTakeFirstOrThrow()
  const rows = await all.selectAll().orderBy('sort').orderBy('id').limit(maxResultCount).offset(skipCount).execute()
  const infos = await pictureInfos(
    ctx.db,
    rows.map((row) => row.image),
  )
  const items = rows.map((row) => ({
    id: row.id,
    title: inLanguage(row, 'title', ctx.language)!,
    image: row.image,
    album: inLanguage(row, 'album', ctx.language),
    alt: inLanguage(row, 'alt', ctx.language),
    pictures: infos[row.image] ? { [row.image]: infos[row.image]! } : {},
  }))
  return { totalCount: Number(totalCount), items }
}
