import { useLabels } from '../../data/labels.ts'
import type { CellComponent } from '../props/cell.ts'

export const ChoiceCell: CellComponent = ({ resource, item, name }) => {
  const { choice } = useLabels(resource)
  return item[name] ? choice(String(item[name])) : ''
}
