import { refreshDictionary, useDictionary } from '../../data/dictionary.ts'
import type { ControlComponent } from '../props/control.ts'
import { SelectControl } from '../select/control.tsx'

/** One of the active items; the one that the row holds stays in sight though it is not active any more. */
export const DictionaryControl: ControlComponent = (props) => {
  const code = props.field.dictionary ?? ''
  const { items } = useDictionary(code)
  const options = items.filter(({ isActive, value }) => isActive || value === props.value)
  return <SelectControl {...props} options={options.map(({ value, label }) => ({ value, label }))} opened={() => refreshDictionary(code)} />
}
