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

/** The section of an article, and the category below it if the article has one. */
export interface Place {
  section: Category
  sub: Category | null
}

/** Returns null for an article in a hidden category. A narrower category is left out if it is hidden, or not below the first one. */
export function placeOf({ byId }: Categories, row: ArticleRow): Place | null {
  const own = byId.get(row.categoryId)
  if (!own) return null
  const section = topOf(own)
  const narrower = byId.get(row.subCategoryId ?? own.id)
  const sub = narrower && own.ids.includes(narrower.id) ? narrower : own
  return { section, sub: sub === section ? null : sub }
}

/** True for an article in this category or in a category below it. */
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

/** An article as lists show it. */
export function inList(row: ArticleRow, place: Place, { ctx, infos }: { ctx: Context; infos: PictureInfos }): ArticleListView {
  const info = row.cover ? infos[row.cover] : undefined
  return { ...card(row, place, ctx), pictures: info ? { [row.cover!]: info } : {} }
}

/** An article as its own page shows it. The HTML is sanitised once more on the way out. */
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
