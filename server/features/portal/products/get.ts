import type { ProductView } from '../../../../contract/features/portal.ts'
import { product } from '../../../../contract/resources/product.ts'
import type { Context } from '../../../http/context.ts'
import { captionsOf, shownHtml } from '../captions.ts'
import { pictureInfos, picturesIn } from '../picture-infos.ts'
import { publishedRow, type Which } from '../../../publishing/published.ts'
import { inLanguage, tagsIn } from '../../../language/localized.ts'
import { cardOf, taxonomyOf, templateOf } from './card.ts'
import { pathTo } from './category-tree.ts'
import { documentsOf } from './documents.ts'
import { groupsOf } from './params.ts'
import { skuView } from './sku-view.ts'
import { unitsOf } from './units.ts'

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
  const card = cardOf(row, { taxonomy, language, infos: pictures, settings: ctx.settings })
  return {
    ...card,
    gallery,
    video: row.video,
    captions: row.video === null ? null : ((await captionsOf(ctx, [row.video])).get(row.video) ?? null),
    description: await shownHtml(ctx, description),
    tags: tagsIn(row.tags ?? [], language),
    categoryPath: pathTo(taxonomy.categories, row.categoryId).map(({ code, name }) => ({ code, name })),
    paramGroups: groupsOf(row, templateOf(row, taxonomy), language),
    skus: skus.map((sku) => skuView(isPriced ? sku : { ...sku, price: null }, ctx)),
    units: unitsOf(ctx.settings, card, language),
    documents: await documentsOf(ctx, row.documents ?? []),
    modified: new Date(row.modified).toISOString(),
    seoTitle: inLanguage(row, 'seoTitle', language),
    seoDescription: inLanguage(row, 'seoDescription', language),
    pictures,
  }
}
