import type { Resource } from '../../contract/resource.ts'
import { SETTING_NAMES, settingNamed, type SettingName, type SettingValues } from '../../contract/settings/index.ts'

/** The settings of the site that name one of these rows. */
export const settingsThatName = (r: Resource, values: SettingValues, ids: readonly number[]): SettingName[] =>
  SETTING_NAMES.filter((name) => {
    const { field } = settingNamed(name)
    return field.kind === 'reference' && field.target === r.name && ids.includes(values[name] as number)
  })
