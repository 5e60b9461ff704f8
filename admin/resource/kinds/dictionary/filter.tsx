import { useDictionary, useMayReadDictionary } from '../../data/dictionary.ts'
import type { FilterComponent } from '../props/filter.ts'
import { SelectFilter } from '../select/filter.tsx'

/** Absent when the role may not read dictionaries. */
export const DictionaryFilter: FilterComponent = (props) => {
  const options = useDictionary(props.field.dictionary ?? '')
  return useMayReadDictionary() ? <SelectFilter {...props} options={options} /> : null
}
