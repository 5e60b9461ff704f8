import { articles } from '../../../demo/texts/articles.ts'
import { siteCategories } from '../../../demo/texts/site-categories.ts'
import type { Tools } from './tools.ts'

/** Seeds the articles of the site under their categories, each published at its own date; returns the ids of the categories by code. */
export async function seedArticles({ add, picture }: Tools): Promise<ReadonlyMap<string, number>> {
  const ids = await seedCategories(add)
  for (const { category, subCategory, cover, publishTime, ...article } of articles) {
    const at = Date.parse(publishTime)
    const places = { categoryId: ids.get(category), subCategoryId: subCategory && ids.get(subCategory) }
    await add('article', { ...article, ...places, cover: await picture(cover), publishTime: new Date(at).toISOString() }, at)
  }
  return ids
}

/** Returns the id of each category by its code. */
async function seedCategories(add: Tools['add']) {
  const ids = new Map<string, number>()
  for (const [index, { parent, ...category }] of siteCategories.entries()) {
    const pid = parent === undefined ? null : ids.get(parent)
    ids.set(category.code, await add('siteCategory', { ...category, pid, sort: index + 1, isActive: true }))
  }
  return ids
}
