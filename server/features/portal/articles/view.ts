import type { ArticleListView, ArticleView } from '../../../../contract/features/portal.ts'
import type { PictureInfos } from '../../../../contract/picture-info.ts'
import type { Context } from '../../../http/context.ts'
import { shownHtml } from '../captions.ts'
import { pictureInfos, picturesIn } from '../picture-infos.ts'
import { inLanguage, languageOf } from '../../../language/localized.ts'
import type { ArticleRow, Place } from './place.ts'

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
    content: await shownHtml(ctx, content),
    modified: new Date(row.modified).toISOString(),
    seoTitle: inLanguage(row, 'seoTitle', ctx.language),
    seoDescription: inLanguage(row, 'seoDescription', ctx.language),
    pictures: await pictureInfos(ctx, [row.cover, ...picturesIn(content)]),
  }
}
