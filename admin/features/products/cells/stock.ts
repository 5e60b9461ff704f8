import type { Sku } from '../../../../contract/resources/product-parts.ts'

/** The stock of all variants together; null where none is counted, as that of licences. */
export function stockOf(skus: readonly Sku[]): number | null {
  const counted = skus.flatMap(({ stock }) => stock ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, stock) => sum + stock, 0)
}

/** The variants with the stock of some of them changed, by their place; null counts none. All else of them stays. */
export const withStock = (skus: readonly Sku[], changes: ReadonlyMap<number, number | null>): Sku[] =>
  skus.map((sku, at) => {
    const stock = changes.get(at)
    if (stock === undefined) return sku
    const { stock: _, ...rest } = sku
    return stock === null ? rest : { ...rest, stock }
  })
