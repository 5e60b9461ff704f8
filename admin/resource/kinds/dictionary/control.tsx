import { dictionaryItem } from '../../../../contract/resources/dictionary.ts'
import { useDictionary, useMayReadDictionary } from '../../data/dictionary.ts'
import type { ControlComponent } from '../props/control.ts'
import { ReadOnlySelect } from '../select/read-only.tsx'
import { SelectControl } from '../select/control.tsx'

export const DictionaryControl: ControlComponent = (props) => {
  const options = useDictionary(props.field.dictionary ?? '')
  if (useMayReadDictionary()) return <SelectControl {...props} options={options} />
  return <ReadOnlySelect id={props.id} target={dictionaryItem} names={props.value ? [String(props.value)] : []} />
}
