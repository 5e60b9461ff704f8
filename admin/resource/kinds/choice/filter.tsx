import { useLabels } from '../../data/labels.ts'
import type { FilterComponent } from '../props/filter.ts'
import { SelectFilter } from '../select/filter.tsx'

export const ChoiceFilter: FilterComponent = (props) => {
  const { choice } = useLabels(props.resource)
  return <SelectFilter {...props} options={(props.field.options ?? []).map((value) => ({ value, label: choice(value) }))} />
}
