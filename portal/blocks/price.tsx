import { fill } from '../../contract/format/fill.ts'
import { yuan } from '../text/format.ts'
import { useWords } from '../page/use-layout.ts'

interface PriceProps {
  price: number | null
  unit: string | null
  /** True if some variants cost more. */
  from?: boolean
}

/** The list price with its unit, or "on request". */
export function Price({ price, unit, from = false }: PriceProps) {
  const words = useWords().products
  if (price === null) return <p className="price price-asked">{words.onRequest}</p>
  return (
    <p className="price">
      {from ? fill(words.from, { price: yuan(price) }) : yuan(price)}
      {unit && <small> {fill(words.perUnit, { unit })}</small>}
    </p>
  )
}
