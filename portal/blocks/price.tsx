import { fill } from '../../contract/format/fill.ts'
import { yuan } from '../text/format.ts'
import { useWords } from '../page/use-layout.ts'

interface PriceProps {
  price: number | null
  unit: string | null
  /** There are dearer variants. */
  from?: boolean
}

/** The list price with what it buys, or that one has to ask. */
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
