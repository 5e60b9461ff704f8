import { useDictionary } from '../../data/dictionary.ts'
import type { FilterComponent } from '../props/filter.ts'
import { SelectFilter } from '../select/filter.tsx'

export const DictionaryFilter: FilterComponent = (props) => (
  <SelectFilter {...props} options={useDictionary(props.field.dictionary ?? '')} />
)
