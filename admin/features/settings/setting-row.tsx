import { wordsIn } from '../../../contract/bilingual.ts'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingView } from '../../../contract/features/settings.ts'
import { settingNamed } from '../../../contract/settings/index.ts'
import { labelOf } from '../../../contract/settings/setting.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { RelativeTime } from '../../resource/pieces/ago.tsx'
import { SettingControl } from './setting-control.tsx'
import { faultOf, type SettingsState } from './use-settings.ts'
import { valueInWords } from './words-in.ts'

interface SettingRowProps {
  item: SettingView
  state: SettingsState
  mayWrite: boolean
  openHistory: () => void
}

/** One setting: its name and what it does, its control, its default, and who changed it when. */
export function SettingRow({ item, state, openHistory, ...props }: SettingRowProps) {
  const mayWrite = props.mayWrite && item.decidedBy === null
  const language = currentLanguage()
  const setting = settingNamed(item.name)
  const id = useId()
  const [fault, setFault] = useState<string | null>(null)
  const value = state.valueOf(item)
  const isChanged = state.changed.includes(item.name)
  const complaint = state.refusals[item.name] ?? fault
  return (
    <div className="setting" data-changed={isChanged || undefined}>
      <div className="setting-words">
        <label htmlFor={id} id={`${id}-name`}>
          {labelOf(setting, language)}
        </label>
        {setting.help && <p className="kit-quiet">{wordsIn(setting.help, language)}</p>}
      </div>
      <div className="setting-value">
        <SettingControl
          id={id}
          setting={setting}
          item={item}
          value={value}
          disabled={!mayWrite}
          status={complaint ? 'error' : undefined}
          describedBy={`${id}-more`}
          onChange={(typed) => {
            // A complaint goes as soon as it is answered; a new one waits until the focus leaves.
            if (fault !== null) setFault(faultOf(item.name, typed))
            state.type(item.name, typed)
          }}
          onBlur={() => setFault(isChanged && !setting.secret ? faultOf(item.name, value) : null)}
        />
        <div id={`${id}-more`} className="setting-more">
          {complaint && (
            <p className="setting-fault" role="alert">
              {complaint}
            </p>
          )}
          <Meta id={id} item={item} state={state} mayWrite={mayWrite} openHistory={openHistory} />
        </div>
      </div>
    </div>
  )
}

function Meta({ id, item, state, mayWrite, openHistory }: SettingRowProps & { id: string }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const setting = settingNamed(item.name)
  const signs = { yes: t('admin.settings.on'), no: t('admin.settings.off'), none: t('admin.settings.none') }
  const isReset = state.reset.includes(item.name)
  const mayReset = mayWrite && (item.isChanged || state.changed.includes(item.name)) && !isReset
  return (
    <p className="setting-meta kit-quiet">
      {!setting.secret && <span>{t('admin.settings.usually', { value: valueInWords(setting, item.default, language, signs) })}</span>}
      {item.decidedBy && <span>{t('admin.settings.decided', { variable: item.decidedBy })}</span>}
      {item.changedTime && (
        <Button type="link" size="small" className="setting-link" onClick={openHistory} aria-describedby={`${id}-name`}>
          {t('admin.settings.changedBy', { who: item.changedBy ?? '—' })} <RelativeTime at={item.changedTime} />
        </Button>
      )}
      {isReset && <span>{t('admin.settings.willReset')}</span>}
      {mayReset && (
        <Button
          type="link"
          size="small"
          className="setting-link"
          onClick={() => state.toDefault(item.name)}
          aria-describedby={`${id}-name`}
        >
          {t(item.isChanged ? 'admin.settings.reset' : 'admin.settings.undo')}
        </Button>
      )}
    </p>
  )
}
