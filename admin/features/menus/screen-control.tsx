import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'
import { SCREENS, titleKey } from '../../../contract/back-office/screens.ts'
import { elementProps, type ControlProps } from '../../resource/kinds/props/control.ts'
import { clearing } from '../../resource/pieces/clearing.tsx'

/** The page that a menu entry opens, by its key: offered by the titles of the pages, and free, since an entry may belong to another program. */
export function ScreenControl(props: ControlProps) {
  const { t } = useTranslation()
  const { value, onChange, field } = props
  const options = SCREENS.map((screen) => ({ value: screen.key, label: `${t(titleKey(screen))} · ${screen.key}` }))
  return (
    <AutoComplete
      {...elementProps(props)}
      value={typeof value === 'string' ? value : ''}
      options={options}
      allowClear={clearing()}
      showSearch={{ filterOption: (typed, option) => option?.label.toLowerCase().includes(typed.toLowerCase()) ?? false }}
      maxLength={field.max}
      onChange={(key: string | undefined) => onChange?.(key ?? '')}
    />
  )
}
