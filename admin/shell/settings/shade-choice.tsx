import { Segmented } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { settings } from '../../state/settings.ts'
import { SHADES } from '../../state/shade.ts'
import { useStore } from '../../state/store.ts'
import './settings.css'

/** Light, dark, or the setting of the system. */
export function ShadeChoice() {
  const { t } = useTranslation()
  const { shade } = useStore(settings)
  const id = useId()
  return (
    <div className="settings-row">
      <span id={id}>{t('admin.bar.settings.shade')}</span>
      <Segmented
        aria-labelledby={id}
        value={shade}
        options={SHADES.map((value) => ({ value, label: t(`admin.bar.settings.shades.${value}`) }))}
        onChange={(value) => settings.choose({ shade: value })}
      />
    </div>
  )
}
