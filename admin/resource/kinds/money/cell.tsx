import { twoDecimals } from '../../../../contract/format/amounts.ts'
import type { CellComponent } from '../props/cell.ts'

/** K-05: the amount in figures; its tooltip has the Chinese capitals that contracts use. */
export const MoneyCell: CellComponent = ({ item, name }) => {
  const value = item[name]
  if (typeof value !== 'number') return ''
  return (
    <span className="kit-number" onPointerEnter={({ currentTarget }) => void addCapitals(currentTarget, value)}>
      {twoDecimals(value)}
    </span>
  )
}

/** The code that writes capitals is fetched when the pointer first reaches an amount. Without it the amount has no tooltip. */
async function addCapitals(element: HTMLElement, value: number): Promise<void> {
  const found = await import('../../../../contract/format/chinese-amount.ts').catch(() => null)
  if (found) element.title = found.chineseAmount(value)
}
