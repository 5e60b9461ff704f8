import { sql, type RawBuilder } from 'kysely'
import type { ProductSort } from '../../../../contract/features/portal.ts'
import { product } from '../../../../contract/resources/product.ts'
import type { Context } from '../../../http/context.ts'
import { pictureInfos } from '../picture-infos.ts'
import { listPublished } from '../../../publishing/published-list.ts'
import { cardOf, cardPictures, taxonomyOf } from './card.ts'
import { brands, entryOfCode, familyOf, productCategories, productTypes } from './catalogue.ts'

export interface ListProducts extends Narrowing {
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
  params?: { key: string; value: string }[] | undefined
  sort?: ProductSort | undefined
  except?: number | undefined
}

export interface Narrowing {
  type?: string | undefined
  category?: string | undefined
  brand?: string | undefined
}

const ORDER: Record<ProductSort, RawBuilder<unknown>> = {
  default: sql`"isTop" desc, "sort", "rowId" desc`,
  newest: sql`"publishTime" desc, "rowId" desc`,
  priceAsc: sql`"price", "rowId" desc`,
  priceDesc: sql`"price" desc, "rowId"`,
}

/** P-12: published products. A list by price leaves out the products without a price. */
export async function listProducts(ctx: Context, input: ListProducts) {
  const sort = input.sort ?? 'default'
  const { except, skipCount, maxResultCount } = input
  const places = await placesOf(ctx, input)
  const isPriced = sort === 'priceAsc' || sort === 'priceDesc'
  const { rows, ...total } = await listPublished(ctx, product, {
    narrowed: (isProbed) => [
      ...places.map(({ column, ids }) => amongIds(column, ids, isProbed)),
      ...(isPriced ? [sql`"price" is not null`] : []),
    ],
    except,
    found: foundBy(input),
    orderBy: ORDER[sort],
    isInOrder: places.length === 0 || (sort === 'default' && places.length === 1 && places[0]!.ids.length === 1),
    skipCount,
    maxResultCount,
  })
  const taxonomy = await taxonomyOf(ctx, rows)
  const infos = await pictureInfos(ctx.db, rows.map(cardPictures))
  return { ...total, items: rows.map((row) => cardOf(row, { taxonomy, language: ctx.language, infos })) }
}

interface Place {
  column: 'typeId' | 'categoryId' | 'brandId'
  ids: number[]
}

/** Reads the ids behind the codes of a type, a brand and a category with all below it; unknown codes are refused. */
async function placesOf(ctx: Context, { type, category, brand }: Narrowing): Promise<Place[]> {
  const places: Place[] = []
  if (type) places.push({ column: 'typeId', ids: [entryOfCode(ctx, await productTypes(ctx), { resource: 'productType', code: type }).id] })
  if (category) {
    const known = await productCategories(ctx)
    places.push({ column: 'categoryId', ids: familyOf(known, entryOfCode(ctx, known, { resource: 'productCategory', code: category }).id) })
  }
  if (brand) places.push({ column: 'brandId', ids: [entryOfCode(ctx, await brands(ctx), { resource: 'brand', code: brand }).id] })
  return places
}

/** Returns the same restrictions as SQL conditions. */
export const narrowed = async (ctx: Context, narrowing: Narrowing): Promise<RawBuilder<unknown>[]> => [
  sql`1 = 1`,
  ...(await placesOf(ctx, narrowing)).map(({ column, ids }) => amongIds(column, ids, false)),
]

/** A plus sign keeps SQLite from starting with this condition. */
const amongIds = (column: string, ids: number[], isProbed: boolean) => {
  const own = sql`${sql.raw(isProbed ? '+' : '')}${sql.ref(column)}`
  return ids.length === 1 ? sql`${own} = ${ids[0]!}` : sql`${own} in (${sql.join(ids)})`
}

function foundBy({ keyword, params = [] }: ListProducts) {
  const facets = new Map([...Map.groupBy(params, ({ key }) => key)].map(([key, pairs]) => [key, pairs.map(({ value }) => value)]))
  return keyword || facets.size > 0 ? { keyword: keyword || undefined, facets } : undefined
}
