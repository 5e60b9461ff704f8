import { wordsIn } from '../../../contract/bilingual.ts'
import type { ReactNode } from 'react'
import type { SettingView } from '../../../contract/features/settings.ts'
import { SETTING_GROUPS, type SettingGroup } from '../../../contract/settings/setting.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { SettingName } from '../../../contract/settings/index.ts'
import { SettingRow } from './setting-row.tsx'
import type { SettingsState } from './use-settings.ts'

interface SettingGroupProps {
  group: SettingGroup
  items: readonly SettingView[]
  state: SettingsState
  mayWrite: boolean
  openHistory: (name: SettingName) => void
  /** Stands below the settings. */
  tail?: ReactNode
}

/** The settings of one group as a card. */
export const Group = ({ group, items, state, mayWrite, openHistory, tail }: SettingGroupProps) => (
  <section className="kit-card setting-group" aria-labelledby={`section-${group}`}>
    <h2 id={`section-${group}`} className="kit-section-title" tabIndex={-1}>
      {wordsIn(SETTING_GROUPS[group], currentLanguage())}
    </h2>
    {items.map((item) => (
      <SettingRow key={item.name} item={item} state={state} mayWrite={mayWrite} openHistory={() => openHistory(item.name)} />
    ))}
    {tail}
  </section>
)
