import type { Context } from '../../http/context.ts'
import { dictionaryItems } from '../dictionary/active-items.ts'

/** The active categories of news in their order; notes that the dictionary was read. */
export const newsCategories = (ctx: Context) => dictionaryItems(ctx, 'news-category')

export const categoryLabels = async (ctx: Context) => new Map((await newsCategories(ctx)).map(({ value, label }) => [value, label]))
