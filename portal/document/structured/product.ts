import type { ProductView, SkuView } from '../../../contract/features/portal.ts'
import type { Currency } from '../../../contract/format/currency.ts'
import type { AbsoluteUrls } from '../../page/head.ts'
import { CONTEXT, pictureOf } from './shared.ts'

/** A product on its own page. A product without a list price has no offer. */
export function productPage(product: ProductView, currency: Currency, absolute: AbsoluteUrls) {
  const images = product.gallery.flatMap((address) => pictureOf(address, product.pictures, absolute) ?? [])
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.subtitle ?? product.seoDescription ?? undefined,
    image: images.length > 0 ? images : undefined,
    sku: product.code,
    brand: product.brandName ? { '@type': 'Brand', name: product.brandName } : undefined,
    category: product.categoryPath.map(({ name }) => name).join(' > ') || undefined,
    url: absolute.own,
    additionalProperty: product.keyParams.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    offers: product.price === null ? undefined : { ...offer(product.price, product, absolute), priceCurrency: currency },
  }
}

const offer = (price: number, { priceFrom, skus }: ProductView, absolute: AbsoluteUrls) => ({
  ...(priceFrom ? offers(price, skus) : { '@type': 'Offer', price }),
  availability: availability(skus),
  url: absolute.own,
})

/** The offer of a product whose variants have different prices. */
function offers(price: number, skus: SkuView[]) {
  const prices = [price, ...skus.flatMap((sku) => sku.price ?? [])]
  return { '@type': 'AggregateOffer', lowPrice: Math.min(...prices), highPrice: Math.max(...prices), offerCount: skus.length }
}

/** Returns nothing for products without stock, such as licences. */
function availability(skus: SkuView[]): string | undefined {
  const counted = skus.filter(({ stock }) => stock !== null)
  if (counted.length === 0) return undefined
  return `${CONTEXT}/${counted.some(({ stock }) => stock) ? 'InStock' : 'BackOrder'}`
}
