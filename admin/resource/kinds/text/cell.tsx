import { currentLanguage } from '../../../language/i18n.ts'
import { textIn } from '../../data/item.ts'
import type { CellComponent } from '../props/cell.ts'

export const TextCell: CellComponent = ({ item, name, field }) =>
  field.localized ? textIn(item, name, currentLanguage()) : String(item[name] ?? '')
