import { Select } from 'antd'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'
import type { SettingControlProps } from './setting-control-props.ts'

const PUBLISHED = { state: 'published' }

/** A row that visitors can see, found by its name. */
export function RowSetting({ id, setting, value, disabled, status, describedBy, onChange, onBlur }: SettingControlProps) {
  const chosen = typeof value === 'number' ? value : null
  const choice = useRowChoice(resourceNamed(setting.field.target!), chosen === null ? [] : [chosen], { only: PUBLISHED })
  return (
    <Select<number | null>
      {...choice}
      id={id}
      allowClear
      value={chosen}
      disabled={disabled}
      aria-describedby={describedBy}
      {...(status && { status })}
      onChange={(row) => onChange(row ?? null)}
      onBlur={onBlur}
    />
  )
}
