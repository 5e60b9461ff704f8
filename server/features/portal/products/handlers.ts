import { h5, portal } from '../../../../contract/features/portal.ts'
import type { Bus } from '../../../db/bus.ts'
import type { Context } from '../../../http/context.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import { listBanners } from '../carousel.ts'
import { type Part, partOf } from '../part-of.ts'
import { viewCache } from '../../../http/view-cache.ts'
import type { Previews } from '../../../publishing/previews.ts'
import type { Which } from '../../../publishing/published.ts'
import { productFilters } from './filters.ts'
import { listTypes } from './product-types.ts'
import { getProduct } from './get.ts'
import { listProducts } from './list.ts'

/** Products for visitors (C-10), and the same for phone clients (C-12). */
export function productHandlers(previews: Previews, bus: Bus): Mounted[] {
  const keeping = viewCache(bus)
  const types = async (input: Part, ctx: Context) => partOf(await keeping(ctx, 'types', listTypes), input)
  const one = ({ preview, ...which }: Which & { preview?: string | undefined }, ctx: Context) =>
    getProduct(ctx, which, preview ? previews.verify('product', preview, ctx.now) : null)
  return [
    handle(portal.listProducts, (input, ctx) => listProducts(ctx, input)),
    handle(portal.product, one),
    handle(portal.productTypes, types),
    handle(portal.productFilters, ({ type, category }, ctx) =>
      keeping(ctx, JSON.stringify(['filters', type, category]), (reading) => productFilters(reading, { type, category })),
    ),
    handle(h5.banners, (input, ctx) => listBanners(ctx, null, input)),
    handle(h5.productTypes, types),
    handle(h5.listProducts, (input, ctx) => listProducts(ctx, input)),
    handle(h5.product, one),
  ]
}
