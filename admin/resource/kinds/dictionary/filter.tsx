import { useDictionary } from '../../data/dictionary.ts'
import type { FilterComponent } from '../props/filter.ts'
import { SelectFilter } from '../select/filter.tsx'

export const DictionaryFilter: FilterComponent = (props) => {
  const { items } = useDictionary(props.field.dictionary ?? '')
  return <SelectFilter {...props} options={items.map(({ value, label }) => ({ value, label }))} />
}
