import { SETTING_NAMES, type SettingName, type SettingValues, settingNamed } from '../../contract/settings/index.ts'
import type { Decided } from './decided.ts'
import type { SomeSettings } from './stored.ts'

/** The environment's word on the settings. */
export interface Given {
  /** The values before anybody changes them. */
  readonly defaults: SomeSettings
  /** The settings whose value in the environment counts, whatever is stored. */
  readonly decided: Decided
}

/** The values that count: those that the environment decides, then those that were stored, then the defaults. */
export function valuesFrom(stored: SomeSettings, { defaults, decided }: Given): SettingValues {
  const isStored = (name: SettingName) => name in stored && !(name in decided)
  const valueOf = (name: SettingName) => [name, isStored(name) ? (stored[name] ?? null) : defaultOf(name, defaults)]
  return Object.fromEntries(SETTING_NAMES.map(valueOf)) as SettingValues
}

/** The value that a setting has before anybody changes it, and after a reset. */
export function defaultOf(name: SettingName, defaults: SomeSettings): unknown {
  const { field } = settingNamed(name)
  return defaults[name] ?? field.default ?? (field.kind === 'tags' ? [] : null)
}

/** The settings of a site where nobody has changed any. */
export const USUAL_SETTINGS: SettingValues = valuesFrom({}, { defaults: {}, decided: {} })
