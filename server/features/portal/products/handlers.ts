import { h5, portal } from '../../../../contract/features/portal.ts'
import type { Context } from '../../../context.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import { listBanners } from '../carousel.ts'
import type { Previews } from '../previews.ts'
import type { Which } from '../published.ts'
import { listTypes, productFilters } from './filters.ts'
import { getProduct } from './get.ts'
import { listProducts } from './list.ts'

/** Products for visitors (C-10), and the same for phone clients (C-12). */
export function productHandlers(previews: Previews): Mounted[] {
  const one = ({ preview, ...which }: Which & { preview?: string | undefined }, ctx: Context) =>
    getProduct(ctx, which, preview ? previews.verify('product', preview, ctx.now) : null)
  return [
    handle(portal.listProducts, (input, ctx) => listProducts(ctx, input)),
    handle(portal.product, one),
    handle(portal.productTypes, (_, ctx) => listTypes(ctx)),
    handle(portal.productFilters, (input, ctx) => productFilters(ctx, input)),
    handle(h5.banners, (_, ctx) => listBanners(ctx, null)),
    handle(h5.productTypes, (_, ctx) => listTypes(ctx)),
    handle(h5.listProducts, (input, ctx) => listProducts(ctx, input)),
    handle(h5.product, one),
  ]
}
