import { Checkbox, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { belowName } from '../../../../contract/below-name.ts'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { useMayView } from '../../data/may-view.ts'
import { useRowChoice } from '../../data/row-choice.ts'
import { RowTree } from '../tree-parent/row-tree.tsx'
import type { FilterComponent, FilterProps } from '../props/filter.ts'
import { clearing } from '../../pieces/clearing.tsx'

/** By a row of the resource referred to, of the same resource for a tree. Absent when the role may not view those rows. */
export const ReferenceFilter: FilterComponent = (props) => {
  const mayView = useMayView(targetOf(props))
  if (!mayView) return null
  return props.field.filterBelow ? <BranchFilter {...props} /> : <RowFilter {...props} />
}

/** By a row of a tree, with all that stands below it unless the box is emptied. */
const BranchFilter: FilterComponent = (props) => {
  const { t } = useTranslation()
  const { name, label, values, set } = props
  const below = belowName(name)
  const [wished, setWished] = useState(true)
  const isBelow = values[below] ? true : values[name] ? false : wished
  const chosen = values[below] ?? values[name]
  const choose = (id: unknown, withBelow: boolean) =>
    set({ [below]: id && withBelow ? String(id) : '', [name]: id && !withBelow ? String(id) : '' })
  return (
    <span className="kit-filter-branch">
      <RowTree
        target={targetOf(props)}
        label={label}
        placeholder={label}
        className="kit-filter"
        value={chosen ? Number(chosen) : null}
        onChange={(id) => choose(id, isBelow)}
      />
      <Checkbox
        checked={isBelow}
        onChange={({ target }) => {
          setWished(target.checked)
          if (chosen) choose(chosen, target.checked)
        }}
      >
        {t('admin.listing.below')}
      </Checkbox>
    </span>
  )
}

const targetOf = ({ resource, field }: FilterProps) => (field.target ? resourceNamed(field.target) : resource)

const RowFilter: FilterComponent = (props) => {
  const { name, label, values, set } = props
  const chosen = values[name] ? Number(values[name]) : null
  const choice = useRowChoice(targetOf(props), chosen === null ? [] : [chosen])
  return (
    <Select
      {...choice}
      allowClear={clearing()}
      placeholder={label}
      aria-label={label}
      value={chosen}
      onChange={(next: number | null | undefined) => set({ [name]: next ? String(next) : '' })}
      className="kit-filter"
    />
  )
}
