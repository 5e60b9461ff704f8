import { Tag } from 'antd'
import { useDictionary } from '../../data/dictionary.ts'
import type { CellComponent } from '../props/cell.ts'

export const DictionaryCell: CellComponent = ({ item, name, field }) => {
  const value = item[name]
  const { items, isLoading } = useDictionary(field.dictionary ?? '')
  if (value && isLoading) return <span className="kit-bone" />
  return value ? <Tag variant="filled">{items.find((one) => one.value === value)?.label ?? String(value)}</Tag> : ''
}
