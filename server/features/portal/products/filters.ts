import { sql } from 'kysely'
import type { ProductCategoryView, ProductFiltersView } from '../../../../contract/features/portal.ts'
import type { Language } from '../../../../contract/languages.ts'
import { product } from '../../../../contract/resources/product.ts'
import type { SpecParam } from '../../../../contract/resources/product-parts.ts'
import { forLongRead, type Context } from '../../../http/context.ts'
import { byIndex } from '../../../search/by-index.ts'
import { mayHave } from '../../../search/found.ts'
import { say } from '../../../language/words.ts'
import { countsBy } from '../../../publishing/published.ts'
import { isBig } from '../../../crud/live.ts'
import { treeOf } from '../../../site/tree.ts'
import { inLanguage } from '../../../language/localized.ts'
import { brands, entryOfCode, productCategories, templates, type CategoryEntry, type Known } from './catalogue.ts'
import { familyOf } from './category-tree.ts'
import { narrowed, type Narrowing } from './narrowing.ts'

export const PLACES = ['typeId', 'categoryId', 'brandId', 'specTemplateId'] as const
type Place = Record<(typeof PLACES)[number], number | null> & { total: number }

/** Totals by the id in one column. */
export function totals(places: Place[], column: (typeof PLACES)[number]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const place of places) if (place[column] !== null) sums.set(place[column], (sums.get(place[column]) ?? 0) + place.total)
  return sums
}

/** The choices that are left: categories within the type, brands and parameters within both. */
export async function productFilters(ctx: Context, { type, category }: Narrowing): Promise<ProductFiltersView> {
  const known = await productCategories(ctx)
  const ofType = await countsBy(ctx, product, PLACES, sql.join(await narrowed(ctx, { type }), sql` and `))
  const family = category ? new Set(familyOf(known, entryOfCode(ctx, known, { resource: 'productCategory', code: category }).id)) : null
  const ofBoth = ofType.filter(({ categoryId }) => family === null || family.has(categoryId!))
  const byBrand = totals(ofBoth, 'brandId')
  const brandsHere = [...(await brands(ctx)).values()].filter(({ id }) => byBrand.has(id))
  return {
    categories: holding(known, totals(ofType, 'categoryId')),
    brands: brandsHere.map(({ id, code, name }) => ({ code, name, count: byBrand.get(id)! })),
    // The whole catalogue has too many parameters to choose from.
    params:
      type || category ? await answered(ctx, { type, category }, await choices(ctx, [...totals(ofBoth, 'specTemplateId').keys()])) : [],
  }
}

/** The active categories that hold products, in their order. */
function holding(known: Known<CategoryEntry>, counts: Map<number, number>): ProductCategoryView[] {
  const active = [...known.values()].filter(({ isActive }) => isActive)
  const full = (views: ProductCategoryView[]) => views.filter(({ count }) => count > 0)
  const tree = treeOf(active, ({ id, code, name }, children: ProductCategoryView[]) => ({
    code,
    name,
    count: children.reduce((sum, child) => sum + child.count, counts.get(id) ?? 0),
    children: full(children),
  }))
  return full(tree)
}

/** The choices and yes/no questions of these templates. */
async function choices(ctx: Context, templateIds: number[]): Promise<ProductFiltersView['params']> {
  const groups = [...(await templates(ctx, templateIds)).values()].flat()
  const asked = groups
    .flatMap(({ params }) => params)
    .filter(({ searchable, kind }) => searchable && (kind === 'choice' || kind === 'boolean'))
  // Two templates may have the same parameter; their options stand together.
  return [...Map.groupBy(asked, ({ key }) => key).values()].map((same) => ({
    key: same[0]!.key,
    name: inLanguage(same[0]!, 'name', ctx.language)!,
    options: [...new Map(same.flatMap((param) => optionsOf(param, ctx.language)).map((option) => [option.value, option])).values()],
  }))
}

/** Leaves out the values that no product has here, because a visitor who chose one would find nothing. */
async function answered(ctx: Context, place: Narrowing, params: ProductFiltersView['params']) {
  const where = sql.join(await narrowed(ctx, place), sql` and `)
  return byIndex((await isBig(ctx, product)) ? forLongRead(ctx) : ctx, async (here) => {
    const kept: ProductFiltersView['params'] = []
    for (const { key, name, options } of params) {
      const had: typeof options = []
      for (const option of options) if (await mayHave(here, product, { key, value: option.value }, where)) had.push(option)
      if (had.length > 0) kept.push({ key, name, options: had })
    }
    return kept
  })
}

function optionsOf({ kind, options = [] }: SpecParam, language: Language) {
  if (kind === 'boolean')
    return ['true', 'false'].map((value) => ({ value, label: say(language, value === 'true' ? 'portal.yes' : 'portal.no') }))
  return options.map((option) => ({ value: option.value, label: inLanguage(option, 'label', language)! }))
}
