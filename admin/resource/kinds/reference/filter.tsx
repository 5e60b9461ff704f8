import { Select } from 'antd'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { useRowChoice } from '../../data/row-choice.ts'
import type { FilterComponent } from '../props/filter.ts'

/** A row of the resource referred to; of the same resource for a tree. */
export const ReferenceFilter: FilterComponent = ({ resource, name, field, label, values, set }) => {
  const chosen = values[name] ? Number(values[name]) : null
  const choice = useRowChoice(field.target ? resourceNamed(field.target) : resource, chosen === null ? [] : [chosen])
  return (
    <Select
      {...choice}
      allowClear
      placeholder={label}
      aria-label={label}
      value={chosen}
      onChange={(next: number | null | undefined) => set({ [name]: next ? String(next) : '' })}
      className="kit-filter"
    />
  )
}
