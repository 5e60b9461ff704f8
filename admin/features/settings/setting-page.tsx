import { wordsIn } from '../../../contract/bilingual.ts'
import { SearchOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SETTING_NAMES, settingNamed, type SettingName } from '../../../contract/settings/index.ts'
import { SETTING_GROUPS, type SettingGroup } from '../../../contract/settings/setting.ts'
import { notify } from '../../browser/notice.ts'
import { part } from '../../browser/part.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAddress } from '../../resource/address/use-address.ts'
import { FormState } from '../../resource/form/form-state.tsx'
import { SectionList } from '../../resource/form/section-list.tsx'
import { useFormKeys } from '../../resource/form/use-form-access.ts'
import { useUnsaved } from '../../resource/form/use-unsaved.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useCan } from '../../session/use-can.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { Group } from './setting-group.tsx'
import './settings.css'
import { Trial } from './trial.tsx'
import { useSettings, type SettingsState } from './use-settings.ts'
import { isFound } from './words-in.ts'

const SettingHistory = part(async () => ({ default: (await import('./setting-history.tsx')).SettingHistory }))

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[]

/** E-07: every setting of the site on one page, by group, with a search. */
export const Component = () => <SettingPage page="setting" />

interface SettingPageProps {
  page: 'setting' | 'productSetting'
  /** Shows one group, which needs neither search nor list of sections. */
  only?: SettingGroup
  /** Stands below the settings of that group. */
  tail?: ReactNode
}

/** The settings of the site, or of one group, with what is not saved yet. */
export function SettingPage({ page, only, tail }: SettingPageProps) {
  const { t } = useTranslation()
  const state = useSettings()
  const mayWrite = useCan('Setting/Edit')
  const place = useLocation()
  const isDirty = state.changed.length > 0
  const [history, setHistory] = useState<SettingName | null>(null)
  useUnsaved({ isDirty, holds: ({ pathname }) => pathname === place.pathname })
  const save = async () => {
    if (isDirty && !state.isBusy && (await state.save())) notify({ kind: 'success', text: t('admin.settings.saved'), seconds: 3 })
  }
  useFormKeys(mayWrite, () => void save())
  return (
    <>
      <PageHead title={t(`admin.pages.${page}`)} actions={!only && <Search />} />
      {state.query.data ? (
        <Groups only={only} tail={tail} state={state} mayWrite={mayWrite} openHistory={setHistory} />
      ) : (
        <section className="kit-card">
          <FormState error={state.query.error} isWaiting={state.query.isPending} retry={() => void state.query.refetch()} />
        </section>
      )}
      {mayWrite && (
        <div className="kit-foot kit-foot-page">
          {state.problem && <Alert type="error" showIcon title={state.problem} className="setting-problem" />}
          <span className="kit-status">
            {isDirty ? t('admin.settings.unsaved', { count: state.changed.length }) : t('admin.settings.noneUnsaved')}
          </span>
          <span className="kit-space" />
          <Button disabled={!isDirty} onClick={state.forget}>
            {t('admin.settings.forget')}
          </Button>
          <Button type="primary" loading={state.isBusy} disabled={!isDirty} onClick={() => void save()}>
            {t('admin.settings.save')}
          </Button>
        </div>
      )}
      <Late close={() => setHistory(null)}>{history && <SettingHistory name={history} close={() => setHistory(null)} />}</Late>
    </>
  )
}

/** The search stands in the address, so that it survives a reload and can be sent to somebody. */
function Search() {
  const { t } = useTranslation()
  const [params, change] = useAddress()
  const set = (text: string) =>
    change(
      (now) => {
        if (text) now.set('keyword', text)
        else now.delete('keyword')
        return now
      },
      { replace: true },
    )
  return (
    <Input
      type="search"
      className="setting-search"
      prefix={<SearchOutlined />}
      value={params.get('keyword') ?? ''}
      placeholder={t('admin.settings.search')}
      aria-label={t('admin.settings.search')}
      onChange={({ target }) => set(target.value)}
    />
  )
}

interface GroupsProps {
  only: SettingGroup | undefined
  tail: ReactNode
  state: SettingsState
  mayWrite: boolean
  openHistory: (name: SettingName) => void
}

function Groups({ only, tail, state, mayWrite, openHistory }: GroupsProps) {
  const { t } = useTranslation()
  const [params] = useAddress()
  const typed = params.get('keyword') ?? ''
  const found = SETTING_NAMES.filter((name) => {
    const setting = settingNamed(name)
    if (only) return setting.group === only
    return typed === '' || isFound(typed, name, setting, SETTING_GROUPS[setting.group])
  })
  const shown = GROUPS.filter((group) => found.some((name) => settingNamed(name).group === group))
  if (shown.length === 0)
    return (
      <section className="kit-card">
        <Empty description={t('admin.settings.nothing', { typed })} />
      </section>
    )
  const itemsIn = (group: SettingGroup) =>
    found.filter((name) => settingNamed(name).group === group).flatMap((name) => state.items.get(name) ?? [])
  const tailOf = (group: SettingGroup) =>
    mayWrite && (group === 'mail' || group === 'sms') ? <Trial kind={group} isDirty={state.changed.length > 0} /> : tail
  return (
    <div className={only ? undefined : 'kit-anchored'}>
      {!only && <SectionList sections={shown.map((name) => ({ name, label: wordsIn(SETTING_GROUPS[name], currentLanguage()) }))} />}
      <div className="kit-sections">
        {shown.map((group) => (
          <Group
            key={group}
            group={group}
            items={itemsIn(group)}
            state={state}
            mayWrite={mayWrite}
            openHistory={openHistory}
            tail={tailOf(group)}
          />
        ))}
      </div>
    </div>
  )
}
