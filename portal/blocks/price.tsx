import { fill } from '../../contract/format/fill.ts'
import { priceText } from '../../contract/format/currency.ts'
import { useLayout, useWords } from '../page/use-layout.ts'

interface PriceProps {
  price: number | null
  unit: string | null
  /** True if some variants cost more. */
  from?: boolean
}

/** The list price with its unit, or "on request". */
export function Price({ price, unit, from = false }: PriceProps) {
  const words = useWords().products
  const { currency } = useLayout().site
  if (price === null) return <p className="price price-asked">{words.onRequest}</p>
  const text = priceText(price, currency)
  return (
    <p className="price">
      {from ? fill(words.from, { price: text }) : text}
      {unit && <small> {fill(words.perUnit, { unit })}</small>}
    </p>
  )
}
