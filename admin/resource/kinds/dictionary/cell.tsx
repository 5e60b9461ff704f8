import { Tag } from 'antd'
import { useDictionary } from '../../data/dictionary.ts'
import type { CellComponent } from '../props/cell.ts'

export const DictionaryCell: CellComponent = ({ item, name, field }) => {
  const value = item[name]
  const options = useDictionary(field.dictionary ?? '')
  return value ? <Tag variant="filled">{options.find((option) => option.value === value)?.label ?? String(value)}</Tag> : ''
}
