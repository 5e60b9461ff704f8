import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settings } from '../../state/settings.ts'
import { useStore } from '../../state/store.ts'
import './settings.css'

const SettingsPanel = lazy(() => import('./settings-panel.tsx'))

/** S-10: at the edge of every page, 250 px from its top; the panel is fetched when it is first opened. */
export function SettingsButton() {
  const { t } = useTranslation()
  const { showSettings } = useStore(settings)
  const [wasOpened, setOpened] = useState(showSettings)
  const open = () => {
    setOpened(true)
    settings.show(true)
  }
  return (
    <>
      <Button
        type="primary"
        className="settings-open"
        icon={<SettingOutlined />}
        aria-label={t('admin.bar.settings.open')}
        aria-haspopup="dialog"
        onClick={open}
      />
      <Suspense>{wasOpened && <SettingsPanel />}</Suspense>
    </>
  )
}
