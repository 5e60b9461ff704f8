import { isIP } from 'node:net'
import { EMAIL } from '../../../contract/format/email.ts'
import { isWebAddress } from '../../../contract/format/links.ts'
import { Problem } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/languages.ts'
import { SETTING_NAMES, settingNamed, type SettingName, type SettingValues } from '../../../contract/settings/index.ts'
import { labelOf } from '../../../contract/settings/setting.ts'
import { isSafeAddress } from '../../config/optional.ts'
import { isTimeZone } from '../../config/time-zone.ts'

/** The facts of the running server on which settings depend. */
export interface Surroundings {
  isProduction: boolean
  /** True when the operator has told the address of the site. */
  hasPublicUrl: boolean
}

interface Fault {
  name: SettingName
  words: string
  values?: Record<string, unknown>
}

type Rule = (values: SettingValues, around: Surroundings, language: Language) => (Fault | false)[]

/** Refuses values that do not fit together; `language` is that of the names in the refusal. */
export function refuseUnfit(values: SettingValues, around: Surroundings, language: Language): void {
  const faults = [wholeNumbers, site, passwords, mail, sms, lists].flatMap((rule) =>
    rule(values, around, language).filter((fault) => !!fault),
  )
  if (faults.length === 0) return
  const members = Object.fromEntries(faults.map(({ name, words }) => [`values.${name}`, `settingFault.${words}`]))
  throw new Problem('invalid', { members, values: Object.assign({}, ...faults.map((fault) => fault.values)) })
}

const wholeNumbers: Rule = (values) =>
  SETTING_NAMES.map((name) => typeof values[name] === 'number' && !Number.isInteger(values[name]) && { name, words: 'whole' })

const site: Rule = ({ timeZone, siteLanguages, defaultLanguage }) => [
  !isTimeZone(timeZone) && { name: 'timeZone', words: 'timeZone' },
  siteLanguages !== 'both' && siteLanguages !== defaultLanguage && { name: 'defaultLanguage', words: 'notOffered' },
]

const passwords: Rule = ({ passwordShortest: min, passwordLongest, idleMinutes }) => [
  passwordLongest < min && { name: 'passwordLongest', words: 'lengths', values: { min } },
  idleMinutes > 0 && idleMinutes < 5 && { name: 'idleMinutes', words: 'idle' },
]

const mail: Rule = ({ smtpHost, smtpUser, smtpPassword, mailFrom }, { hasPublicUrl }, language) => [
  smtpHost !== null && !isHost(smtpHost) && { name: 'smtpHost', words: 'host' },
  smtpHost !== null && !hasPublicUrl && { name: 'smtpHost', words: 'publicUrl' },
  smtpHost !== null && mailFrom === null && needed('mailFrom', 'smtpHost', language),
  smtpHost !== null && smtpUser !== null && smtpPassword === null && needed('smtpPassword', 'smtpUser', language),
]

/** The settings that each gateway cannot do without. */
const NEEDED = {
  none: [],
  log: [],
  webhook: ['smsWebhookUrl', 'smsWebhookSecret'],
  aliyun: ['smsAliyunKeyId', 'smsAliyunKeySecret', 'smsAliyunSignName', 'smsAliyunTemplate'],
} as const satisfies Record<string, readonly SettingName[]>

const sms: Rule = (values, { isProduction }, language) => [
  values.smsGateway === 'log' && isProduction && { name: 'smsGateway', words: 'gatewayLog' },
  ...NEEDED[values.smsGateway].map((name) => values[name] === null && needed(name, 'smsGateway', language)),
  values.smsWebhookUrl !== null && !isSafe(values.smsWebhookUrl) && { name: 'smsWebhookUrl', words: 'safeAddress' },
]

const lists: Rule = ({ enquiryNotices, burstMails, fileTypes }) => [
  ...notMail('enquiryNotices', enquiryNotices),
  ...notMail('burstMails', burstMails),
  ...(fileTypes ?? []).map(
    (value) => !/^[a-z0-9]{1,10}$/.test(value) && { name: 'fileTypes' as const, words: 'ending', values: { value } },
  ),
]

const notMail = (name: SettingName, values: string[] | null) =>
  (values ?? []).map((value) => !EMAIL.test(value) && { name, words: 'email', values: { value } })

const needed = (name: SettingName, by: SettingName, language: Language): Fault => ({
  name,
  words: 'needed',
  values: { because: labelOf(settingNamed(by), language) },
})

const HOST = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

const isHost = (text: string) => isIP(text) > 0 || HOST.test(text)

const isSafe = (text: string) => isWebAddress(text) && isSafeAddress(text)
