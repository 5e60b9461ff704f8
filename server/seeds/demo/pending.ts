import { catalogue } from '../../../demo/texts/catalogue.ts'
import { pending } from '../../../demo/texts/pending.ts'
import { type Places, productValues } from './product-values.ts'
import type { Staff } from './people.ts'
import type { Tools } from './tools.ts'

const DAY_MS = 86_400_000

interface Named extends Places {
  /** The categories of articles. */
  sections: ReadonlyMap<string, number>
}

/** Seeds what the editors have in hand: drafts, and rows that go live some days from now, each with its owner in the marketing or the product department. */
export async function seedPending(tools: Tools, { units, people }: Staff, { sections, ...places }: Named): Promise<void> {
  const { prepare, picture, now } = tools
  const marketing = (owner: string) => ({ ownerId: people.get(owner)!, unitId: units.get('content')! })
  const timeOf = (inDays?: number) => (inDays === undefined ? null : now + inDays * DAY_MS)
  const dated = (inDays?: number) => ({ publishTime: new Date(timeOf(inDays) ?? now).toISOString() })

  for (const { inDays, cover, owner, ...item } of pending.news)
    await prepare('news', { ...item, ...dated(inDays), ...marketing(owner), cover: await picture(cover) }, timeOf(inDays))

  for (const { inDays, cover, category, subCategory, owner, ...article } of pending.articles) {
    const named = { categoryId: sections.get(category)!, subCategoryId: sections.get(subCategory)!, ...marketing(owner) }
    await prepare('article', { ...article, ...dated(inDays), ...named, cover: await picture(cover) }, timeOf(inDays))
  }

  for (const { inDays, bigImage, smallImage, owner, ...slide } of pending.carousel) {
    const pictures = { bigImage: await picture(bigImage), smallImage: await picture(smallImage) }
    await prepare('carousel', { ...slide, ...pictures, ...marketing(owner) }, timeOf(inDays))
  }

  for (const { inDays, owner, ...form } of pending.forms) await prepare('form', { ...form, ...marketing(owner) }, timeOf(inDays))

  const owned = (owner: string) => ({ ownerId: people.get(owner)!, unitId: units.get('products')! })
  for (const { inDays, like, owner, ...product } of pending.products) {
    const { video: _, ...model } = catalogue.products.find(({ code }) => code === like)!
    const values = await productValues(tools, places, { ...model, ...product, skus: [], isTop: false, ...dated(inDays) })
    await prepare('product', { ...values, ...owned(owner) }, timeOf(inDays))
  }
}
