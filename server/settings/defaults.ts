import type { Environment } from '../config/environment.ts'
import type { Db } from '../db/engine.ts'
import { decidedBy } from './decided.ts'
import { trialDefaults } from './demo-accounts.ts'
import type { SomeSettings } from './stored.ts'
import type { Given } from './values.ts'

/** Reads what the operator's environment says of the settings; the defaults hold those of a site with the demo's accounts too. */
export const givenIn = async (db: Db, environment: Environment): Promise<Given> => ({
  defaults: { ...defaultsFrom(environment), ...(await trialDefaults(db, environment)) },
  decided: decidedBy(environment),
})

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
