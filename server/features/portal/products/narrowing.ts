import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../http/context.ts'
import { brands, entryOfCode, productCategories, productTypes } from './catalogue.ts'
import { familyOf } from './category-tree.ts'

export interface Narrowing {
  type?: string | undefined
  category?: string | undefined
  brand?: string | undefined
}

interface Place {
  column: 'typeId' | 'categoryId' | 'brandId'
  ids: number[]
}

/** Reads the ids behind the codes of a type, a brand and a category with all below it; unknown codes are refused. */
export async function placesOf(ctx: Context, { type, category, brand }: Narrowing): Promise<Place[]> {
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
export const amongIds = (column: string, ids: number[], isProbed: boolean) => {
  const own = sql`${sql.raw(isProbed ? '+' : '')}${sql.ref(column)}`
  return ids.length === 1 ? sql`${own} = ${ids[0]!}` : sql`${own} in (${sql.join(ids)})`
}
