import { chineseAmount, twoDecimals } from '../../../../contract/format/amounts.ts'
import type { CellComponent } from '../props/cell.ts'

/** K-05: the amount in figures; its tooltip has the Chinese capitals that contracts use. */
export const MoneyCell: CellComponent = ({ item, name }) => {
  const value = item[name]
  if (typeof value !== 'number') return ''
  return (
    <span className="kit-number" title={chineseAmount(value)}>
      {twoDecimals(value)}
    </span>
  )
}
