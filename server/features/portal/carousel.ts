import { sql } from 'kysely'
import { carousel } from '../../../contract/resources/carousel.ts'
import type { Context } from '../../http/context.ts'
import { sanitise } from '../../crud/sanitise.ts'
import { type Part, partOf } from './part-of.ts'
import { pictureInfos } from './picture-infos.ts'
import { published } from '../../publishing/published.ts'
import { inLanguage, languageOf } from '../../language/localized.ts'

const MOST = 20

/** The slides that are live now, in their order. */
export async function listBanners(ctx: Context, previewId: number | null, part: Part = {}) {
  const rows = await published(ctx, carousel, { orderBy: sql`"sort", "rowId"`, limit: MOST, previewId })
  const infos = await pictureInfos(
    ctx.db,
    rows.flatMap((row) => [row.bigImage, row.smallImage]),
  )
  const html = (row: (typeof rows)[number], name: 'description' | 'subdesc') => {
    const text = inLanguage(row, name, ctx.language)
    return text === null ? null : sanitise(text)
  }
  const items = rows.map((row) => ({
    id: row.rowId,
    title: inLanguage(row, 'title', ctx.language)!,
    description: html(row, 'description'),
    subdesc: html(row, 'subdesc'),
    bigImage: row.bigImage,
    smallImage: row.smallImage,
    link: row.link,
    language: languageOf(row, 'title', ctx.language),
    pictures: Object.fromEntries(
      [row.bigImage, row.smallImage].flatMap((address) => (address && infos[address] ? [[address, infos[address]]] : [])),
    ),
  }))
  return { totalCount: items.length, items: partOf(items, part) }
}
