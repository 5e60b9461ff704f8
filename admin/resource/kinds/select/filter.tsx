import { Select } from 'antd'
import type { FilterProps } from '../props/filter.ts'
import { clearing } from '../../pieces/clearing.tsx'

interface Option {
  value: string
  label: string
}

/** One of a few options; for the kinds whose values are known. */
export const SelectFilter = ({ options, name, label, values, set }: FilterProps & { options: Option[] }) => (
  <Select
    allowClear={clearing()}
    showSearch={{ optionFilterProp: 'label' }}
    placeholder={label}
    aria-label={label}
    options={options}
    value={values[name] ?? null}
    onChange={(value: string | null | undefined) => set({ [name]: value ?? '' })}
    className="kit-filter"
  />
)
