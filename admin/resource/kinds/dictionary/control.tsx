import { useDictionary } from '../../data/dictionary.ts'
import type { ControlComponent } from '../props/control.ts'
import { SelectControl } from '../select/control.tsx'

export const DictionaryControl: ControlComponent = (props) => (
  <SelectControl {...props} options={useDictionary(props.field.dictionary ?? '')} />
)
