import type { PictureInfos } from '../../../../contract/picture-info.ts'
import type { ProductListView } from '../../../../contract/features/portal.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { product } from '../../../../contract/resources/product.ts'
import type { Context } from '../../../http/context.ts'
import type { Shown } from '../../../publishing/published.ts'
import { inLanguage, languageOf } from '../../../language/localized.ts'
import { brands, productCategories, productTypes, templates } from './catalogue.ts'
import { keyParamsOf } from './params.ts'

export type ProductRow = Shown<typeof product>

/** All that names a product's place: its types, categories, brands and templates. */
export async function taxonomyOf(ctx: Context, rows: ProductRow[]) {
  return {
    types: await productTypes(ctx),
    categories: await productCategories(ctx),
    brands: await brands(ctx),
    templates: await templates(
      ctx,
      rows.map((row) => row.specTemplateId),
    ),
  }
}
export type Taxonomy = Awaited<ReturnType<typeof taxonomyOf>>

/** The picture a card shows. */
export const cardPictures = (row: ProductRow): string | null => row.pictures?.[0] ?? null

export const templateOf = (row: ProductRow, order: Taxonomy) =>
  (row.specTemplateId === null ? undefined : order.templates.get(row.specTemplateId)) ?? []

/** Whether one of its variants costs more than the list price. */
const hasDearer = ({ price, skus }: ProductRow) => price !== null && (skus ?? []).some((sku) => (sku.price ?? 0) > price)

export function cardOf(row: ProductRow, order: Taxonomy, language: Language, infos: PictureInfos): ProductListView {
  const type = row.typeId === null ? undefined : order.types.get(row.typeId)
  const category = order.categories.get(row.categoryId)
  const brand = row.brandId === null ? undefined : order.brands.get(row.brandId)
  const picture = cardPictures(row)
  return {
    id: row.rowId,
    name: inLanguage(row, 'name', language)!,
    code: row.code,
    subtitle: inLanguage(row, 'subtitle', language),
    type: type?.code ?? null,
    typeName: type?.name ?? null,
    category: category?.code ?? '',
    categoryName: category?.name ?? '',
    brandName: brand?.name ?? null,
    picture,
    price: row.price,
    priceFrom: hasDearer(row),
    unit: inLanguage(row, 'unit', language),
    isTop: row.isTop ?? false,
    keyParams: keyParamsOf(row, templateOf(row, order), language),
    publishTime: row.publishTime,
    slug: row.slug,
    language: languageOf(row, 'name', language),
    pictures: picture && infos[picture] ? { [picture]: infos[picture] } : {},
  }
}
