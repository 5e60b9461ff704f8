import { z } from 'zod'
import { news } from '../../resources/news.ts'
import { knownSorting } from '../../sorting.ts'
import { card, keyword, page, paging, code, text, which } from './shared.ts'

const newsCard = { ...card, title: z.string(), category: text, categoryName: text, summary: text, cover: text, isTop: z.boolean() }
export const newsListView = z.strictObject(newsCard)
export type NewsListView = z.infer<typeof newsListView>

/** `content` is sanitised HTML. */
export const newsView = z.strictObject({ ...newsCard, ...page, content: text, author: text, source: text, tags: z.array(z.string()) })
export type NewsView = z.infer<typeof newsView>

export const categoryView = z.strictObject({ value: z.string(), label: z.string() })

export const listNewsInput = z.strictObject({ ...paging, category: code, keyword, sorting: knownSorting(news, newsCard).optional() })
export const newsInput = z.strictObject(which)
