import { sql } from 'kysely'
import { carousel } from '../../../contract/resources/carousel.ts'
import type { SlideSection } from '../../../contract/slide-sections.ts'
import type { Context } from '../../http/context.ts'
import { sanitise } from '../../crud/sanitise.ts'
import { type Part, partOf } from './part-of.ts'
import { pictureInfos } from './picture-infos.ts'
import { published } from '../../publishing/published.ts'
import { inLanguage, languageOf } from '../../language/localized.ts'

const MOST = 20

interface Asked extends Part {
  section: SlideSection
}

/** The slides of a section that are live now, in their order. A draft that is previewed is shown wherever its preview is. */
export async function listBanners(ctx: Context, previewId: number | null, { section, ...part }: Asked) {
  const where = previewId === null ? sql`"section" = ${section}` : sql`("section" = ${section} or "rowId" = ${previewId})`
  const rows = await published(ctx, carousel, { where, orderBy: sql`"sort" nulls last, "rowId"`, limit: MOST, previewId })
  const infos = await pictureInfos(
    ctx,
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
    section: row.section,
    language: languageOf(row, 'title', ctx.language),
    pictures: Object.fromEntries(
      [row.bigImage, row.smallImage].flatMap((address) => (address && infos[address] ? [[address, infos[address]]] : [])),
    ),
  }))
  return { totalCount: items.length, items: partOf(items, part) }
}
