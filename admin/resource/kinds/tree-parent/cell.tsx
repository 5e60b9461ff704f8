import { currentLanguage } from '../../../language/i18n.ts'
import { useAllRows } from '../../data/all-rows.ts'
import { titleOf } from '../../data/item.ts'
import type { CellComponent } from '../props/cell.ts'

export const ParentCell: CellComponent = ({ resource, item, name }) => {
  const { data = [] } = useAllRows(resource)
  const parent = data.find(({ id }) => id === item[name])
  return parent ? titleOf(resource, parent, currentLanguage()) : ''
}
