import { news } from '../../../contract/resources/news.ts'
import type { Context } from '../../http/context.ts'
import { categoryLabels } from './categories.ts'
import { shownHtml } from './captions.ts'
import { pictureInfos, picturesIn } from './picture-infos.ts'
import { publishedRow, type Shown, type Which } from '../../publishing/published.ts'
import { inLanguage, languageOf, tagsIn } from '../../language/localized.ts'

type NewsRow = Shown<typeof news>

/** One published news item, its HTML sanitised once more on the way out. */
export async function getNews(ctx: Context, which: Which, previewId: number | null) {
  const row = await publishedRow(ctx, news, which, previewId)
  const content = inLanguage(row, 'content', ctx.language)
  return {
    ...card(row, ctx, await categoryLabels(ctx)),
    content: await shownHtml(ctx, content),
    author: inLanguage(row, 'author', ctx.language),
    source: inLanguage(row, 'source', ctx.language),
    tags: tagsIn(row.tags ?? [], ctx.language),
    modified: new Date(row.modified).toISOString(),
    seoTitle: inLanguage(row, 'seoTitle', ctx.language),
    seoDescription: inLanguage(row, 'seoDescription', ctx.language),
    pictures: await pictureInfos(ctx, [row.cover, ...picturesIn(content)]),
  }
}

export function card(row: NewsRow, { language }: Context, labels: Map<string, string>) {
  return {
    id: row.rowId,
    title: inLanguage(row, 'title', language)!,
    category: row.category,
    categoryName: row.category ? (labels.get(row.category) ?? null) : null,
    summary: inLanguage(row, 'summary', language),
    cover: row.cover,
    isTop: row.isTop ?? false,
    publishTime: row.publishTime,
    slug: row.slug,
    language: languageOf(row, 'title', language),
  }
}
