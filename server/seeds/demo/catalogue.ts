import type { DemoProduct } from '../../../demo/texts/catalogue-types.ts'
import { catalogue } from '../../../demo/texts/catalogue.ts'
import type { Tools } from './tools.ts'

/** Seeds the catalogue of the invented company: types, categories and brands first, then the products, dated on the days they came out. */
export async function seedCatalogue({ add, picture, file }: Tools): Promise<void> {
  const types = new Map<string, number>()
  for (const [index, type] of catalogue.productTypes.entries())
    types.set(type.code, await add('productType', { ...type, icon: await picture(type.icon), sort: index + 1 }))

  const categories = new Map<string, number>()
  for (const [index, { parent, ...category }] of catalogue.productCategories.entries()) {
    const pid = parent === undefined ? null : categories.get(parent)!
    categories.set(category.code, await add('productCategory', { ...category, pid, sort: index + 1 }))
  }

  const brands = new Map<string, number>()
  for (const [index, brand] of catalogue.brands.entries()) brands.set(brand.code, await add('brand', { ...brand, sort: index + 1 }))

  const templates = new Map<string, number>()
  for (const { code, category, ...template } of catalogue.specTemplates)
    templates.set(code, await add('specTemplate', { ...template, categoryId: categories.get(category)! }))

  async function addProduct({ category, type, brand, template, pictures, video, publishTime, ...product }: DemoProduct) {
    const values = {
      ...product,
      categoryId: categories.get(category)!,
      typeId: types.get(type)!,
      brandId: brands.get(brand)!,
      specTemplateId: templates.get(template)!,
      pictures: await inTurn(pictures, picture),
      ...(video !== undefined && { video: await file(video) }),
      publishTime: new Date(publishTime).toISOString(),
    }
    await add('product', values, Date.parse(publishTime))
  }
  for (const product of catalogue.products) await addProduct(product)
}

/** One picture after the other, because decoding them takes a whole processor. */
async function inTurn(names: string[], take: (name: string) => Promise<string>): Promise<string[]> {
  const taken: string[] = []
  for (const name of names) taken.push(await take(name))
  return taken
}
