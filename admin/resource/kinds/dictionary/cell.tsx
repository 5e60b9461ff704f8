import { Tag } from 'antd'
import { useLoadingDictionary } from '../../data/dictionary.ts'
import type { CellComponent } from '../props/cell.ts'

export const DictionaryCell: CellComponent = ({ item, name, field }) => {
  const value = item[name]
  const { options, isLoading } = useLoadingDictionary(field.dictionary ?? '')
  if (value && isLoading) return <span className="kit-bone" />
  return value ? <Tag variant="filled">{options.find((option) => option.value === value)?.label ?? String(value)}</Tag> : ''
}
