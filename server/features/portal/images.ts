import { sql } from 'kysely'
import { galleryPicture } from '../../../contract/resources/gallery-picture.ts'
import type { Sorting } from '../../../contract/sorting.ts'
import type { Context } from '../../http/context.ts'
import { wishedOrder } from '../../publishing/wished-order.ts'
import { pictureInfos } from './picture-infos.ts'
import { inLanguage } from '../../language/localized.ts'

interface ListImages {
  skipCount: number
  maxResultCount: number
  album?: string | undefined
  sorting?: Sorting | undefined
}

export async function listImages(ctx: Context, { skipCount, maxResultCount, album, sorting }: ListImages) {
  ctx.notes.tags.add('galleryPicture')
  const all = ctx.db
    .selectFrom('galleryPicture')
    .where('deletionTime', 'is', null)
    .$if(album !== undefined, (query) => query.where((eb) => eb.or([eb('album', '=', album!), eb('albumEn', '=', album!)])))
  const { totalCount } = await all.select(({ fn }) => fn.countAll<number>().as('totalCount')).executeTakeFirstOrThrow()
  const order = wishedOrder({ r: galleryPicture, ctx, sorting, id: 'id' }) ?? sql`"sort" nulls last, "id"`
  const rows = await all.selectAll().orderBy(order).limit(maxResultCount).offset(skipCount).execute()
  const infos = await pictureInfos(
    ctx,
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
