import type { ProductView, SkuView } from '../../../../contract/features/portal.ts'
import type { Language } from '../../../../contract/languages.ts'
import { product } from '../../../../contract/resources/product.ts'
import type { Sku } from '../../../../contract/resources/product-parts.ts'
import type { Context } from '../../../http/context.ts'
import { sanitise } from '../../../crud/sanitise.ts'
import { pictureInfos, picturesIn } from '../picture-infos.ts'
import { publishedRow, type Which } from '../../../publishing/published.ts'
import { inLanguage, tagsIn } from '../../../language/localized.ts'
import { cardOf, taxonomyOf, templateOf } from './card.ts'
import { pathTo } from './category-tree.ts'
import { groupsOf } from './params.ts'

/** P-12: one published product, its HTML sanitised once more on the way out. */
export async function getProduct(ctx: Context, which: Which, previewId: number | null): Promise<ProductView> {
  const { language } = ctx
  const isPriced = ctx.settings.priceDisplay === 'shown'
  const row = await publishedRow(ctx, product, which, previewId)
  const taxonomy = await taxonomyOf(ctx, [row])
  const description = inLanguage(row, 'description', language)
  const gallery = row.pictures ?? []
  const skus = row.skus ?? []
  const pictures = await pictureInfos(ctx, [...gallery, ...skus.map((sku) => sku.picture), ...picturesIn(description)])
  return {
    ...cardOf(row, { taxonomy, language, infos: pictures, settings: ctx.settings }),
    gallery,
    video: row.video,
    description: description === null ? null : sanitise(description),
    tags: tagsIn(row.tags ?? [], language),
    categoryPath: pathTo(taxonomy.categories, row.categoryId).map(({ code, name }) => ({ code, name })),
    paramGroups: groupsOf(row, templateOf(row, taxonomy), language),
    skus: skus.map((sku) => skuView(isPriced ? sku : { ...sku, price: null }, language)),
    modified: new Date(row.modified).toISOString(),
    seoTitle: inLanguage(row, 'seoTitle', language),
    seoDescription: inLanguage(row, 'seoDescription', language),
    pictures,
  }
}

const skuView = ({ code, specs, price, stock, picture }: Sku, language: Language): SkuView => ({
  code,
  specs: specs.map((spec) => ({ name: inLanguage(spec, 'name', language)!, value: inLanguage(spec, 'value', language)! })),
  price: price ?? null,
  stock: stock ?? null,
  picture: picture ?? null,
})
