import type { Environment } from '../config/environment.ts'
import { decidedBy } from './decided.ts'
import type { Given, SomeSettings } from './stored.ts'

/** What the environment says of the settings. */
export const givenBy = (environment: Environment): Given => ({ defaults: defaultsFrom(environment), decided: decidedBy(environment) })

/** The values that the operator has given in the environment. */
function defaultsFrom({ messaging: { mail, sms }, kept, ...environment }: Environment): SomeSettings {
  return {
    appTitle: environment.appTitle,
    timeZone: environment.timeZone,
    defaultLanguage: environment.siteLanguage,
    remoteMenus: environment.hasRemoteMenus,
    defaultTheme: environment.defaultTheme,
    examplePages: environment.isDemo,
    webLogDays: kept.webDays,
    webLogRows: kept.webRows,
    loginLogDays: kept.loginDays,
    auditLogDays: kept.auditDays,
    auditLogRows: kept.auditRows,
    changeLogDays: kept.auditDays,
    changeLogRows: kept.auditRows,
    ...(mail && {
      smtpHost: mail.host,
      smtpPort: mail.port,
      smtpTls: mail.tls,
      smtpUser: mail.login?.user,
      smtpPassword: mail.login?.pass,
      mailFrom: mail.from,
    }),
    ...(sms && { smsGateway: sms.gateway }),
    ...(sms?.gateway === 'webhook' && { smsWebhookUrl: sms.url, smsWebhookSecret: sms.secret }),
    ...(sms?.gateway === 'aliyun' && {
      smsAliyunKeyId: sms.keyId,
      smsAliyunKeySecret: sms.keySecret,
      smsAliyunSignName: sms.signName,
      smsAliyunTemplate: sms.template,
    }),
  }
}
