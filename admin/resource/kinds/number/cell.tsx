import { currentLanguage } from '../../../language/i18n.ts'
import type { CellComponent } from '../props/cell.ts'

export const NumberCell: CellComponent = ({ item, name }) => {
  const value = item[name]
  return typeof value === 'number' ? (
    <span className="kit-number">{value.toLocaleString(currentLanguage(), { useGrouping: false })}</span>
  ) : (
    ''
  )
}
