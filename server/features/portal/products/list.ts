import { sql, type RawBuilder } from 'kysely'
import type { ProductSort } from '../../../../contract/features/portal.ts'
import { product } from '../../../../contract/resources/product.ts'
import type { Sorting } from '../../../../contract/sorting.ts'
import type { Context } from '../../../http/context.ts'
import { pictureInfos } from '../picture-infos.ts'
import { listPublished } from '../../../publishing/published-list.ts'
import { wishedOrder } from '../../../publishing/wished-order.ts'
import { cardOf, cardPictures, taxonomyOf } from './card.ts'
import { type Narrowing, placesOf, amongIds } from './narrowing.ts'

export interface ListProducts extends Narrowing {
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
  params?: { key: string; value: string }[] | undefined
  sort?: ProductSort | undefined
  sorting?: Sorting | undefined
  except?: number | undefined
}

const ORDER: Record<ProductSort, RawBuilder<unknown>> = {
  default: sql`"isTop" desc, "sort", "rowId" desc`,
  newest: sql`"publishTime" desc, "rowId" desc`,
  priceAsc: sql`"price", "rowId" desc`,
  priceDesc: sql`"price" desc, "rowId"`,
}

const BY_PRICE: ReadonlySet<string> = new Set(['priceAsc', 'priceDesc'])

/** P-12: published products. A list by price leaves out the products without a price. */
export async function listProducts(ctx: Context, input: ListProducts) {
  const isPriced = ctx.settings.priceDisplay === 'shown'
  // An order by price would tell of prices that are not shown.
  const sort = isPriced || !BY_PRICE.has(input.sort ?? '') ? (input.sort ?? 'default') : 'default'
  const sorting = isPriced ? input.sorting : input.sorting?.filter(({ field }) => field !== 'price')
  const { except, skipCount, maxResultCount } = input
  const order = wishedOrder({ r: product, ctx, sorting })
  const places = await placesOf(ctx, input)
  const { rows, ...total } = await listPublished(ctx, product, {
    narrowed: (isProbed) => [
      ...places.map(({ column, ids }) => amongIds(column, ids, isProbed)),
      ...(BY_PRICE.has(sort) ? [sql`"price" is not null`] : []),
    ],
    except,
    found: foundBy(input),
    orderBy: order ?? ORDER[sort],
    isInOrder: order === null && (places.length === 0 || (sort === 'default' && places.length === 1 && places[0]!.ids.length === 1)),
    skipCount,
    maxResultCount,
  })
  const taxonomy = await taxonomyOf(ctx, rows)
  const infos = await pictureInfos(ctx, rows.map(cardPictures))
  return { ...total, items: rows.map((row) => cardOf(row, { taxonomy, language: ctx.language, infos, settings: ctx.settings })) }
}

function foundBy({ keyword, params = [] }: ListProducts) {
  const facets = new Map([...Map.groupBy(params, ({ key }) => key)].map(([key, pairs]) => [key, pairs.map(({ value }) => value)]))
  return keyword || facets.size > 0 ? { keyword: keyword || undefined, facets } : undefined
}
