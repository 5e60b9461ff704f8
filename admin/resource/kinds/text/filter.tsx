import { Input } from 'antd'
import { ClearIcon } from '../../pieces/clear-icon.tsx'
import type { FilterComponent } from '../props/filter.ts'

/** Applied by Enter or when the focus leaves. */
export const TextFilter: FilterComponent = ({ name, label, values, set }) => {
  const apply = (text: string) => text.trim() !== (values[name] ?? '') && set({ [name]: text.trim() })
  return (
    <Input
      key={values[name]}
      allowClear={{ clearIcon: <ClearIcon /> }}
      placeholder={label}
      aria-label={label}
      className="kit-filter"
      defaultValue={values[name] ?? ''}
      onPressEnter={(event) => apply(event.currentTarget.value)}
      onBlur={(event) => apply(event.currentTarget.value)}
      onClear={() => set({ [name]: '' })}
    />
  )
}
