import { catalogue } from '../../../demo/texts/catalogue.ts'
import { type Places, productValues } from './product-values.ts'
import type { Tools } from './tools.ts'

/** Seeds the catalogue of the invented company: types, categories and brands first, then the products, dated on the days they came out. */
export async function seedCatalogue(tools: Tools): Promise<Places> {
  const { add, picture } = tools
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

  const places = { types, categories, brands, templates }
  for (const product of catalogue.products)
    await add('product', await productValues(tools, places, product), Date.parse(product.publishTime))
  return places
}
