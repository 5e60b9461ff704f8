import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { settings as calls } from '../../../contract/features/settings.ts'
import { settingNamed, type SettingName } from '../../../contract/settings/index.ts'
import { labelOf } from '../../../contract/settings/setting.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { momentOf } from '../../resource/data/moment.ts'
import { FormState } from '../../resource/form/form-state.tsx'
import { quietly } from '../../session/session.ts'
import { valueInWords } from './words-in.ts'

/** The last changes of one setting. */
export function SettingHistory({ name, close }: { name: SettingName; close: () => void }) {
  const { t } = useTranslation()
  const setting = settingNamed(name)
  const query = useQuery({ queryKey: ['settings', 'changes', name], queryFn: () => quietly(calls.changes, { name }), gcTime: 0 })
  const signs = { yes: t('admin.settings.on'), no: t('admin.settings.off'), none: t('admin.settings.none') }
  const say = (value: Parameters<typeof valueInWords>[1]) => valueInWords(setting, value, currentLanguage(), signs)
  return (
    <Drawer open title={t('admin.settings.historyOf', { name: labelOf(setting, currentLanguage()) })} onClose={close} size={420}>
      {query.data ? (
        <ol className="setting-history">
          {query.data.map(({ changedTime, changedBy, before, after }, index) => (
            <li key={index}>
              <p className="kit-quiet">
                {momentOf(changedTime)} · {changedBy ?? '—'}
              </p>
              <p>
                {setting.secret ? (
                  t('admin.settings.secretChanged')
                ) : (
                  <>
                    <del>{say(before)}</del> → <ins>{say(after)}</ins>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <FormState error={query.error} isWaiting={query.isPending} retry={() => void query.refetch()} />
      )}
    </Drawer>
  )
}
