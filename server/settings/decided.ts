import type { SettingName } from '../../contract/settings/index.ts'
import type { Environment } from '../config/environment.ts'

/** The settings that the environment decides, each with the variable that does; what is saved for them waits. */
export type Decided = Partial<Record<SettingName, string>>

const ALONE: Decided = {
  appTitle: 'APP_TITLE',
  timeZone: 'TIME_ZONE',
  defaultLanguage: 'SITE_LANGUAGE',
  remoteMenus: 'REMOTE_MENUS',
  defaultTheme: 'DEFAULT_THEME',
  webLogDays: 'WEB_LOG_DAYS',
  webLogRows: 'WEB_LOG_ROWS',
  loginLogDays: 'LOGIN_LOG_DAYS',
  auditLogDays: 'AUDIT_LOG_DAYS',
  auditLogRows: 'AUDIT_LOG_ROWS',
  changeLogDays: 'AUDIT_LOG_DAYS',
  changeLogRows: 'AUDIT_LOG_ROWS',
}

/** A mail server is decided whole: a password that was saved for one never goes to another. */
const MAIL: Decided = {
  smtpHost: 'SMTP_HOST',
  smtpPort: 'SMTP_PORT',
  smtpTls: 'SMTP_TLS',
  smtpUser: 'SMTP_USER',
  smtpPassword: 'SMTP_PASSWORD',
  mailFrom: 'MAIL_FROM',
}

/** So is a gateway. */
const GATEWAYS: Record<string, Decided> = {
  log: {},
  webhook: { smsWebhookUrl: 'SMS_WEBHOOK_URL', smsWebhookSecret: 'SMS_WEBHOOK_SECRET' },
  aliyun: {
    smsAliyunKeyId: 'SMS_ALIYUN_KEY_ID',
    smsAliyunKeySecret: 'SMS_ALIYUN_KEY_SECRET',
    smsAliyunSignName: 'SMS_ALIYUN_SIGN_NAME',
    smsAliyunTemplate: 'SMS_ALIYUN_TEMPLATE',
  },
}

/** Tells which settings the environment decides. */
export function decidedBy({ given, messaging: { mail, sms } }: Pick<Environment, 'given' | 'messaging'>): Decided {
  const alone = Object.entries(ALONE).filter(([, variable]) => given.has(variable))
  const whole = (all: Decided, leader: string) =>
    Object.fromEntries(Object.entries(all).map(([name, variable]) => [name, given.has(variable) ? variable : leader]))
  return {
    ...Object.fromEntries(alone),
    ...(mail && whole(MAIL, 'SMTP_HOST')),
    ...(sms && whole({ smsGateway: 'SMS_GATEWAY', ...GATEWAYS[sms.gateway] }, 'SMS_GATEWAY')),
  }
}
