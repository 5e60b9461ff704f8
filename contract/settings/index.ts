import { alertSettings } from './alerts.ts'
import { enquirySettings, productSettings } from './catalogue.ts'
import { mailSettings, smsSettings } from './messages.ts'
import { backOfficeSettings, backupSettings, logSettings } from './running.ts'
import type { Setting, ValuesOf } from './setting.ts'
import { passwordSettings, signInSettings } from './sign-in.ts'
import { siteSettings } from './site.ts'
import { uploadSettings } from './uploads.ts'

/** E-07: every setting of a running site, by its name. */
export const SETTINGS = {
  ...siteSettings,
  ...productSettings,
  ...enquirySettings,
  ...uploadSettings,
  ...signInSettings,
  ...passwordSettings,
  ...mailSettings,
  ...smsSettings,
  ...logSettings,
  ...alertSettings,
  ...backupSettings,
  ...backOfficeSettings,
} as const

export type SettingName = keyof typeof SETTINGS
/** The values of all settings: of one whose field asks for a value never null. */
export type SettingValues = ValuesOf<typeof SETTINGS>

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

export const settingNamed = (name: SettingName): Setting => SETTINGS[name]
