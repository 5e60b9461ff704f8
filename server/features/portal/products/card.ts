import type { PictureInfos } from '../../../../contract/picture-info.ts'
import type { ProductListView } from '../../../../contract/features/portal.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { product } from '../../../../contract/resources/product.ts'
import type { SettingValues } from '../../../../contract/settings/index.ts'
import type { Context } from '../../../http/context.ts'
import type { Shown } from '../../../publishing/published.ts'
import { inLanguage, languageOf } from '../../../language/localized.ts'
import { brands, productCategories, productTypes, templates } from './catalogue.ts'
import { keyParamsOf } from './params.ts'

export type ProductRow = Shown<typeof product>

/** Reads the types, categories, brands and templates that the cards of these products name. */
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

export const templateOf = (row: ProductRow, { templates }: Pick<Taxonomy, 'templates'>) =>
  (row.specTemplateId === null ? undefined : templates.get(row.specTemplateId)) ?? []

/** True if one of the product's variants costs more than the list price. */
const hasDearer = ({ price, skus }: ProductRow) => price !== null && (skus ?? []).some((sku) => (sku.price ?? 0) > price)

interface CardParts {
  settings: Pick<SettingValues, 'priceDisplay' | 'productUnit' | 'productUnitEn'>
  taxonomy: Taxonomy
  language: Language
  infos: PictureInfos
}

/** A product as lists show it. */
export function cardOf(row: ProductRow, { taxonomy, language, infos, settings }: CardParts): ProductListView {
  const isPriced = settings.priceDisplay === 'shown'
  const type = row.typeId === null ? undefined : taxonomy.types.get(row.typeId)
  const category = taxonomy.categories.get(row.categoryId)
  const brand = row.brandId === null ? undefined : taxonomy.brands.get(row.brandId)
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
    price: isPriced ? row.price : null,
    priceFrom: isPriced && hasDearer(row),
    unit: inLanguage(row, 'unit', language) ?? inLanguage(settings, 'productUnit', language),
    isTop: row.isTop ?? false,
    keyParams: keyParamsOf(row, templateOf(row, taxonomy), language),
    publishTime: row.publishTime,
    slug: row.slug,
    language: languageOf(row, 'name', language),
    pictures: picture && infos[picture] ? { [picture]: infos[picture] } : {},
  }
}
