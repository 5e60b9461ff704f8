import { sql, type RawBuilder } from 'kysely'
import type { ProductSort } from '../../../../contract/features/portal.ts'
import { product } from '../../../../contract/resources/product.ts'
import type { Context } from '../../../context.ts'
import { holds } from '../../../search/found.ts'
import { pictureInfos } from '../picture-infos.ts'
import { countPublished, published } from '../published.ts'
import { cardOf, cardPictures, orderOf } from './card.ts'
import { brands, coded, familyOf, productCategories, productTypes } from './catalogue.ts'

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

/** P-12: published products; by price, those on request stay out. */
export async function listProducts(ctx: Context, input: ListProducts) {
  const sort = input.sort ?? 'default'
  const where = sql.join([...(await narrowed(ctx, input)), ...(await wished(ctx, input, sort))], sql` and `)
  const totalCount = await countPublished(ctx, product, where)
  const rows = await published(ctx, product, {
    where,
    orderBy: ORDER[sort],
    limit: input.maxResultCount,
    offset: input.skipCount,
    isList: true,
  })
  const order = await orderOf(ctx, rows)
  const infos = await pictureInfos(ctx.db, rows.map(cardPictures))
  return { totalCount, items: rows.map((row) => cardOf(row, order, ctx.language, infos)) }
}

/** What a type, a category with all below it, and a brand leave of the products; unknown codes are refused. */
export async function narrowed(ctx: Context, { type, category, brand }: Narrowing): Promise<RawBuilder<unknown>[]> {
  const conditions = [sql`1 = 1`]
  if (type) conditions.push(sql`"typeId" = ${coded(ctx, await productTypes(ctx), 'productType', type).id}`)
  if (category) {
    const known = await productCategories(ctx)
    const family = familyOf(known, coded(ctx, known, 'productCategory', category).id)
    conditions.push(sql`"categoryId" in (${sql.join(family)})`)
  }
  if (brand) conditions.push(sql`"brandId" = ${coded(ctx, await brands(ctx), 'brand', brand).id}`)
  return conditions
}

async function wished(ctx: Context, input: ListProducts, sort: ProductSort): Promise<RawBuilder<unknown>[]> {
  const { keyword, params = [], except } = input
  const conditions: RawBuilder<unknown>[] = []
  if (sort === 'priceAsc' || sort === 'priceDesc') conditions.push(sql`"price" is not null`)
  if (except !== undefined) conditions.push(sql`"rowId" <> ${except}`)
  const facets = new Map([...Map.groupBy(params, ({ key }) => key)].map(([key, pairs]) => [key, pairs.map(({ value }) => value)]))
  if (keyword || facets.size > 0) conditions.push(await holds(ctx, product, { keyword: keyword || undefined, facets }))
  return conditions
}
