import type { SettingValues } from '../../../contract/settings/index.ts'
import type { MailSettings, MessagingSettings, SmsSettings } from '../../config/messaging.ts'

/** Returns how messages are sent with the settings as they are; null for a way that is not set up. */
export const messagingFrom = (values: SettingValues, aliyunUrl: string): MessagingSettings => ({
  mail: mailFrom(values),
  sms: smsFrom(values, aliyunUrl),
})

function mailFrom({ smtpHost, smtpPort, smtpTls, smtpUser, smtpPassword, mailFrom: from }: SettingValues): MailSettings | null {
  if (smtpHost === null || from === null) return null
  const login = smtpUser === null ? null : { user: smtpUser, pass: smtpPassword ?? '' }
  return { host: smtpHost, port: smtpPort, tls: smtpTls, login, from }
}

function smsFrom(values: SettingValues, aliyunUrl: string): SmsSettings | null {
  const { smsWebhookUrl: url, smsWebhookSecret: secret, smsAliyunKeyId: keyId, smsAliyunKeySecret: keySecret } = values
  const { smsAliyunSignName: signName, smsAliyunTemplate: template } = values
  switch (values.smsGateway) {
    case 'none':
      return null
    case 'log':
      return { gateway: 'log' }
    case 'webhook':
      return url && secret ? { gateway: 'webhook', url, secret } : null
    case 'aliyun':
      return keyId && keySecret && signName && template ? { gateway: 'aliyun', url: aliyunUrl, keyId, keySecret, signName, template } : null
  }
}
