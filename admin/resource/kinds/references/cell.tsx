import { Tag } from 'antd'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { useAllRows } from '../../data/data.ts'
import { titleOf } from '../../data/item.ts'
import type { CellComponent } from '../props/cell.ts'

export const ReferencesCell: CellComponent = ({ item, name, field }) => {
  const target = resourceNamed(field.target!)
  const { data = [] } = useAllRows(target)
  const titleFor = (id: number) => {
    const row = data.find((candidate) => candidate.id === id)
    return row ? titleOf(target, row, currentLanguage()) : `#${id}`
  }
  return (item[name] as number[]).map((id) => (
    <Tag key={id} variant="filled">
      {titleFor(id)}
    </Tag>
  ))
}
