import { content } from '../../../demo/content.ts'
import { dictionaries } from '../../../demo/texts/dictionaries.ts'
import type { Tools } from './tools.ts'

interface Item {
  value: string
  label: string
  labelEn: string
  below?: Item[]
}

/** Seeds the categories of news, and the further lists of choices. */
export async function seedDictionaries(add: Tools['add']): Promise<void> {
  const all = [{ code: 'news-category', name: '新闻分类', nameEn: 'News categories', items: content.newsCategories }, ...dictionaries]
  for (const [index, { items, ...type }] of all.entries()) {
    const typeId = await add('dictionaryType', { ...type, sort: index + 1 })
    await seedItems(add, typeId, items)
  }
}

async function seedItems(add: Tools['add'], typeId: number, items: readonly Item[], pid: number | null = null) {
  for (const [index, { below = [], ...item }] of items.entries()) {
    const id = await add('dictionaryItem', { ...item, typeId, pid, sort: index + 1, isActive: true })
    await seedItems(add, typeId, below, id)
  }
}
