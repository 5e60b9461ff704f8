import type { ArticleListView, ArticleView } from '../../../../contract/features/portal.ts'
import type { PictureInfos } from '../../../../contract/picture-info.ts'
import type { article } from '../../../../contract/resources/article.ts'
import type { Context } from '../../../http/context.ts'
import { sanitise } from '../../../crud/sanitise.ts'
import { pictureInfos, picturesIn } from '../picture-infos.ts'
import type { Shown } from '../../../publishing/published.ts'
import { inLanguage, languageOf } from '../../../language/localized.ts'
import { type Categories, type Category, topOf } from '../../../site/categories.ts'

export type ArticleRow = Shown<typeof article>

/** Where an article stands: in a section, and perhaps in a category below it. */
export interface Place {
  section: Category
  sub: Category | null
}

/** Null where its category is hidden, and so the article with it. A narrower category that is hidden, or is not below its own, is not named. */
export function placeOf({ byId }: Categories, row: ArticleRow): Place | null {
  const own = byId.get(row.categoryId)
  if (!own) return null
  const section = topOf(own)
  const narrower = byId.get(row.subCategoryId ?? own.id)
  const sub = narrower && own.ids.includes(narrower.id) ? narrower : own
  return { section, sub: sub === section ? null : sub }
}

/** Is it in this category, or in one below it? */
export const isIn = ({ section, sub }: Place, category: Category) => category === section || (sub !== null && category.ids.includes(sub.id))

function card(row: ArticleRow, { section, sub }: Place, { language }: Context): Omit<ArticleListView, 'pictures'> {
  return {
    id: row.rowId,
    title: inLanguage(row, 'title', language)!,
    summary: inLanguage(row, 'summary', language),
    cover: row.cover,
    section: section.code,
    subCategory: sub?.code ?? null,
    subCategoryName: sub?.name ?? null,
    link: row.link,
    publishTime: row.publishTime,
    slug: row.slug,
    language: languageOf(row, 'title', language),
  }
}

export function inList(row: ArticleRow, place: Place, ctx: Context, infos: PictureInfos): ArticleListView {
  const info = row.cover ? infos[row.cover] : undefined
  return { ...card(row, place, ctx), pictures: info ? { [row.cover!]: info } : {} }
}

/** With its HTML, sanitised once more on the way out. */
export async function inFull(row: ArticleRow, place: Place, ctx: Context): Promise<ArticleView> {
  const content = inLanguage(row, 'content', ctx.language)
  return {
    ...card(row, place, ctx),
    sectionName: place.section.name,
    content: content === null ? null : sanitise(content),
    modified: new Date(row.modified).toISOString(),
    seoTitle: inLanguage(row, 'seoTitle', ctx.language),
    seoDescription: inLanguage(row, 'seoDescription', ctx.language),
    pictures: await pictureInfos(ctx.db, [row.cover, ...picturesIn(content)]),
  }
}
