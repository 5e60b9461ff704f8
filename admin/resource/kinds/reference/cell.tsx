import { referenceName } from '../../../../contract/calls/rows.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { textIn } from '../../data/item.ts'
import type { CellComponent } from '../props/cell.ts'

export const ReferenceCell: CellComponent = ({ item, name }) => textIn(item, referenceName(name), currentLanguage())
