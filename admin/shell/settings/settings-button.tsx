import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { app } from '../../state/app.ts'
import { settings } from '../../state/settings.ts'
import { useStore } from '../../state/store.ts'
import './settings.css'
import { part } from '../../browser/part.ts'
import { Late } from '../parts/bounds.tsx'

const SettingsPanel = part(() => import('./settings-panel.tsx'))

/**
 * S-10: at the edge of every page, 250 px from its top; the panel is fetched when it is first opened. On a phone it would cover the page, so the
 * account menu has an entry instead.
 */
export function SettingsButton() {
  const { t } = useTranslation()
  const { showSettings } = useStore(settings)
  const [wasOpened, setOpened] = useState(showSettings)
  if (showSettings && !wasOpened) setOpened(true)
  const isMobile = useStore(app).device === 'mobile'
  return (
    <>
      {!isMobile && (
        <Button
          type="primary"
          className="settings-open"
          icon={<SettingOutlined />}
          aria-label={t('admin.bar.settings.open')}
          aria-haspopup="dialog"
          onClick={() => settings.show(true)}
        />
      )}
      <Late
        close={() => {
          setOpened(false)
          settings.show(false)
        }}
      >
        {wasOpened && <SettingsPanel />}
      </Late>
    </>
  )
}
