import { SETTING_NAMES, settingNamed } from '../../contract/settings/index.ts'

const SECRET = /password|token|secret|authorization|captcha|smscode|verificationcode|recoverycode|passkey|ticket|verifier/i
const SECRET_SETTINGS: ReadonlySet<string> = new Set(SETTING_NAMES.filter((name) => settingNamed(name).secret))
/** Names of personal data in what visitors send: the data stays in the enquiry or answer, where it can be read and deleted, and in no log. */
const PERSONAL = /^(name|company|e-?mail|phone|message|website|remark|fields|answers|summary|picked)$/i
const LONGEST = 4096

/** True for the name of a value that no log may hold. */
export const isSecretName = (name: string): boolean => SECRET.test(name) || SECRET_SETTINGS.has(name)

/** Returns a call's input for the audit log: without secrets, without personal data in calls about enquiries and answers to forms, at most 4096 characters. */
export function redacted(input: unknown, path = ''): string {
  const isAboutVisitor = /\/(enquiry|formanswer)(\/|$)/i.test(path)
  const text = written(input, (name) => isSecretName(name) || (isAboutVisitor && PERSONAL.test(name)))
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** A refused input may be nested too deeply to be written as JSON. */
function written(input: unknown, isHidden: (name: string) => boolean) {
  try {
    return JSON.stringify(input, (name, value: unknown) => (isHidden(name) ? '***' : shortened(value))) ?? ''
  } catch {
    return '…'
  }
}

const shortened = (value: unknown) => (typeof value === 'string' && value.length > 500 ? `${value.slice(0, 500)}…` : value)
