import type { ProductView, SkuView } from '../../../contract/features/portal.ts'
import { fill } from '../../../contract/format/fill.ts'
import { Picture } from '../../blocks/picture.tsx'
import { priceText } from '../../../contract/format/currency.ts'
import { useLayout, useWords } from '../../page/use-layout.ts'
import { Part } from './part.tsx'

/** The variants of the product: their differences, price and stock. */
export function Skus({ product }: { product: ProductView }) {
  const words = useWords().products
  const { currency } = useLayout().site
  const { skus } = product
  const specs = [...new Set(skus.flatMap((sku) => sku.specs.map(({ name }) => name)))]
  // Variants without stock, such as licences, have no column for it.
  const hasStock = skus.some(({ stock }) => stock !== null)
  return (
    <Part title={words.skus}>
      {/* The keyboard must be able to scroll a table that is wider than the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="wide" tabIndex={0} role="region" aria-label={fill(words.skusOf, { name: product.name })}>
        <table className="skus">
          <thead>
            <tr>
              <th scope="col">{words.code}</th>
              {specs.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
              <th scope="col">{words.price}</th>
              {hasStock && <th scope="col">{words.stock}</th>}
            </tr>
          </thead>
          <tbody>
            {skus.map((sku) => (
              <tr key={sku.code}>
                <th scope="row">
                  {sku.picture && <Picture address={sku.picture} pictures={product.pictures} alt="" sizes="48px" />}
                  {sku.code}
                </th>
                {specs.map((name) => (
                  <td key={name}>{specOf(sku, name)}</td>
                ))}
                <td>{sku.price === null ? words.onRequest : priceText(sku.price, currency)}</td>
                {hasStock && (
                  <td>
                    <Supply sku={sku} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

/** Tells if a variant can be had, in the words of the settings or our own. */
function Supply({ sku: { supply, supplyWords } }: { sku: SkuView }) {
  const words = useWords().products
  if (supply === 'in') return <b className="in-stock">{supplyWords ?? words.inStock}</b>
  return <>{supplyWords ?? (supply === 'low' ? words.lowStock : words.onOrder)}</>
}

const specOf = (sku: SkuView, name: string) => sku.specs.find((spec) => spec.name === name)?.value ?? '–'
