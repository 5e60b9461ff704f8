import type { Field } from '../fields.ts'
import { wordsIn } from '../bilingual.ts'
import type { Bilingual, Language } from '../languages.ts'

/** The parts of the screen of settings, in their order. */
export const SETTING_GROUPS = {
  site: ['站点', 'Website'],
  products: ['产品', 'Products'],
  enquiries: ['询盘与表单', 'Enquiries and forms'],
  uploads: ['文件与图片', 'Files and pictures'],
  signIn: ['登录', 'Sign-in'],
  passwords: ['密码与锁定', 'Passwords and locks'],
  mail: ['邮件', 'Mail'],
  sms: ['短信', 'Text messages'],
  logs: ['日志保留', 'Logs'],
  alerts: ['异常提醒', 'Alerts'],
  backups: ['备份', 'Backups'],
  backOffice: ['管理后台', 'Back office'],
} as const satisfies Record<string, Bilingual>

export type SettingGroup = keyof typeof SETTING_GROUPS

/** A setting is inert data: a field with a default, and the words that explain it. */
export interface Setting<F extends Field = Field> {
  readonly field: F
  readonly group: SettingGroup
  readonly label: Bilingual
  readonly help?: Bilingual
  /** The unit of a number: days, MB. */
  readonly unit?: Bilingual
  /** Written and never read: no reply, log or change holds the value, and the database holds it encrypted. */
  readonly secret?: true
  /** Texts that the control offers. */
  readonly offered?: readonly string[]
}

type Settings = Readonly<Record<string, Setting>>

/** A setting without a default, and not required, may be empty. */
type ValueOf<F> = F extends Field<infer V, infer R> ? (R extends true ? V : V | null) : never

export type ValuesOf<S extends Settings> = { readonly [N in keyof S]: ValueOf<S[N]['field']> }

/** The name of a setting. */
export const labelOf = ({ label }: Setting, language: Language): string => wordsIn(label, language)

type Words = Omit<Setting, 'field' | 'group'>

/** Makes the settings of one group. */
export const inGroup =
  (group: SettingGroup) =>
  <F extends Field>(field: F, words: Words): Setting<F> => ({ ...words, field, group })
