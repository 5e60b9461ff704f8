import { Space } from 'antd'
import { NUMBER_TEXT } from '../../../../contract/format/number-text.ts'
import type { FilterComponent } from '../props/filter.ts'
import { NumberInput } from '../../../shell/parts/number-input.tsx'

/** Both ends of a range. */
export const NumberFilter: FilterComponent = ({ name, label, values, set }) => (
  <Space.Compact>
    {[`${name}Start`, `${name}End`].map((end, at) => (
      <NumberInput
        key={end}
        placeholder={at === 0 ? `${label} ≥` : '≤'}
        aria-label={`${label} ${at === 0 ? '≥' : '≤'}`}
        // An address typed by hand may hold anything.
        value={NUMBER_TEXT.test(values[end] ?? '') ? Number(values[end]) : null}
        onChange={(value) => set({ [end]: value === null ? '' : String(value) })}
      />
    ))}
  </Space.Compact>
)
