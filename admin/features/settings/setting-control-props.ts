import type { SettingView } from '../../../contract/features/settings.ts'
import type { Setting } from '../../../contract/settings/setting.ts'

/** The properties of the control of a setting. */
export interface SettingControlProps {
  id: string
  setting: Setting
  item: SettingView
  value: SettingView['value']
  disabled: boolean
  status: 'error' | undefined
  describedBy: string
  onChange: (value: SettingView['value']) => void
  onBlur: () => void
}
