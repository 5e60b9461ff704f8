import { Button, Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { settings } from '../../state/settings.ts'
import { useStore } from '../../state/store.ts'
import { ColourChoice } from './colour-choice.tsx'
import { ShadeChoice } from './shade-choice.tsx'
import { useReset } from './use-reset.ts'
import { Panel } from '../parts/panel.tsx'

const SWITCHES = ['tagsView', 'fixedHeader', 'sidebarLogo'] as const

/** S-10: every choice takes effect at once. */
export default function SettingsPanel() {
  const { t } = useTranslation()
  const { showSettings } = useStore(settings)
  const reset = useReset()
  return (
    <Panel
      open={showSettings}
      onClose={() => settings.show(false)}
      title={t('admin.bar.settings.title')}
      size={348}
      footer={
        <div className="settings-foot">
          <span>{t('admin.bar.settings.kept')}</span>
          <Button onClick={reset}>{t('admin.bar.settings.reset')}</Button>
        </div>
      }
    >
      <ColourChoice />
      <ShadeChoice />
      {SWITCHES.map((name) => (
        <SwitchRow key={name} name={name} />
      ))}
    </Panel>
  )
}

function SwitchRow({ name }: { name: (typeof SWITCHES)[number] }) {
  const { t } = useTranslation()
  const id = useId()
  const isOn = useStore(settings)[name]
  return (
    <div className="settings-row">
      <label htmlFor={id}>{t(`admin.bar.settings.${name}`)}</label>
      <Switch id={id} checked={isOn} onChange={(on) => settings.choose({ [name]: on })} />
    </div>
  )
}
