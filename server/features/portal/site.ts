import { languagesOf } from '../../../contract/settings/languages.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'
import { pictureInfos } from './picture-infos.ts'
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
    pictures: await pictureInfos(ctx, [row.icon, row.logo, row.wechatPicture, row.mapPicture]),
    languages: [...languagesOf(ctx.settings)],
    priceDisplay: ctx.settings.priceDisplay,
    currency: ctx.settings.currency,
    isIndexed: ctx.settings.isIndexed,
  }
}
