import type { DemoProduct } from '../../../demo/texts/catalogue-types.ts'
import { documents } from '../../../demo/texts/documents.ts'
import type { Tools } from './tools.ts'

/** The ids of what products name, by code. */
export type Places = Record<'types' | 'categories' | 'brands' | 'templates', ReadonlyMap<string, number>>

/** Takes in the pictures and documents of a product, and finds the ids of what it names. */
export async function productValues({ picture, file, document }: Tools, places: Places, product: DemoProduct) {
  const { category, type, brand, template, pictures, video, publishTime, ...own } = product
  return {
    ...own,
    categoryId: places.categories.get(category)!,
    typeId: places.types.get(type)!,
    brandId: places.brands.get(brand)!,
    specTemplateId: places.templates.get(template)!,
    pictures: await inTurn(pictures, picture),
    ...(await documentsOf(product.code, document)),
    ...(video !== undefined && { video: await file(video) }),
    publishTime: new Date(publishTime).toISOString(),
  }
}

/** A file that several products name is taken in once. */
async function documentsOf(code: string, take: (name: string) => Promise<string>) {
  const own = documents.filter(({ products }) => products.includes(code))
  const files = await inTurn(
    own.map(({ file }) => file),
    take,
  )
  return own.length > 0 && { documents: own.map(({ products: _, ...named }, at) => ({ ...named, file: files[at]! })) }
}

/** One picture after the other, because decoding them takes a whole processor. */
async function inTurn(names: string[], take: (name: string) => Promise<string>): Promise<string[]> {
  const taken: string[] = []
  for (const name of names) taken.push(await take(name))
  return taken
}
