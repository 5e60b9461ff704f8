import { sql } from 'kysely'
import { product } from '../../../../contract/resources/product.ts'
import type { Context } from '../../../http/context.ts'
import { pictureInfos } from '../picture-infos.ts'
import { countsBy } from '../../../publishing/published.ts'
import { productTypes } from './catalogue.ts'
import { totals, PLACES } from './filters.ts'

/** P-12: the types, each with the number of its products. */
export async function listTypes(ctx: Context) {
  const types = [...(await productTypes(ctx)).values()]
  const counts = totals(await countsBy(ctx, product, PLACES, sql`1 = 1`), 'typeId')
  const infos = await pictureInfos(
    ctx,
    types.map(({ icon }) => icon),
  )
  return types.map((type) => ({
    ...type,
    count: counts.get(type.id) ?? 0,
    pictures: type.icon && infos[type.icon] ? { [type.icon]: infos[type.icon]! } : {},
  }))
}
