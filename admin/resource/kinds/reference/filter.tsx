import { Select } from 'antd'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { useMayView } from '../../data/may-view.ts'
import { useRowChoice } from '../../data/row-choice.ts'
import type { FilterComponent, FilterProps } from '../props/filter.ts'

/** By a row of the resource referred to, of the same resource for a tree. Absent when the role may not view those rows. */
export const ReferenceFilter: FilterComponent = (props) => (useMayView(targetOf(props)) ? <RowFilter {...props} /> : null)

const targetOf = ({ resource, field }: FilterProps) => (field.target ? resourceNamed(field.target) : resource)

const RowFilter: FilterComponent = (props) => {
  const { name, label, values, set } = props
  const chosen = values[name] ? Number(values[name]) : null
  const choice = useRowChoice(targetOf(props), chosen === null ? [] : [chosen])
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
