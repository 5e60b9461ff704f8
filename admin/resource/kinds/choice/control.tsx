import { useLabels } from '../../data/labels.ts'
import type { ControlComponent } from '../props/control.ts'
import { SelectControl } from '../select/control.tsx'

export const ChoiceControl: ControlComponent = (props) => {
  const { choice } = useLabels(props.resource)
  return <SelectControl {...props} options={(props.field.options ?? []).map((value) => ({ value, label: choice(value) }))} />
}
