import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from './parts/tool-button.tsx'
import { notify } from '../browser/notice.ts'

const onChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** S-05: the button also changes when Escape ends the full screen. */
export function FullscreenToggle() {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)

  const refuse = () => notify({ kind: 'warning', text: t('admin.bar.fullscreen.unsupported'), seconds: 5 })
  const toggle = () => {
    if (!document.fullscreenEnabled) return refuse()
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(refuse)
  }
  return (
    <ToolButton
      icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      label={t(isFull ? 'admin.bar.fullscreen.leave' : 'admin.bar.fullscreen.enter')}
      onClick={toggle}
    />
  )
}
