import { z } from 'zod'
import { optional, required, safeAddress } from './optional.ts'
import { StartProblem } from './start-problem.ts'

// The settings of text messages (B-52) and of mail (B-53). Without them the ways to sign in that need them are off.

/** A text message may hold a code, so it leaves this machine over TLS only. */
const gateway = safeAddress('https://sms.example.com')

/** The settings as they stand in the environment. */
export const messagingSettings = {
  SMS_GATEWAY: optional.pipe(z.enum(['log', 'webhook', 'aliyun'], 'must be log, webhook or aliyun').nullable()),
  SMS_WEBHOOK_URL: gateway,
  SMS_WEBHOOK_SECRET: optional.refine((value) => value === null || value.length >= 16, 'must have at least 16 characters'),
  SMS_ALIYUN_KEY_ID: optional,
  SMS_ALIYUN_KEY_SECRET: optional,
  SMS_ALIYUN_SIGN_NAME: optional,
  SMS_ALIYUN_TEMPLATE: optional,
  SMS_ALIYUN_URL: gateway.transform((value) => value ?? 'https://dysmsapi.aliyuncs.com'),
  SMTP_HOST: optional,
  SMTP_PORT: z
    .string()
    .default('587')
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, 'must be a port number from 1 to 65535')
    .transform(Number),
  SMTP_TLS: z.enum(['starttls', 'always', 'never'], 'must be starttls, always or never').default('starttls'),
  SMTP_USER: optional,
  SMTP_PASSWORD: optional,
  MAIL_FROM: optional.refine(
    (value) => value === null || /^[^\r\n]{0,200}@[^\r\n]{1,200}$/.test(value),
    'must be an address such as Site <site@example.com>',
  ),
}

/** Settings whose wrong values are not printed. */
export const MESSAGING_SECRETS = ['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET', 'SMS_ALIYUN_KEY_ID', 'SMS_ALIYUN_KEY_SECRET', 'SMTP_PASSWORD']

/** B-52: the gateway that sends text messages. */
export type SmsSettings =
  | { gateway: 'log' }
  | { gateway: 'webhook'; url: string; secret: string }
  | { gateway: 'aliyun'; url: string; keyId: string; keySecret: string; signName: string; template: string }

/** B-53: the server that takes the site's mail. */
export interface MailSettings {
  host: string
  port: number
  /** `starttls` begins in the clear and refuses to go on without TLS, `always` begins with TLS, `never` is for a relay on the same machine. */
  tls: 'starttls' | 'always' | 'never'
  login: { user: string; pass: string } | null
  from: string
}

export interface MessagingSettings {
  /** null: nobody can sign in by phone. */
  sms: SmsSettings | null
  /** null: no mail is sent, so nobody can set a forgotten password themselves. */
  mail: MailSettings | null
}

type Given = z.output<z.ZodObject<typeof messagingSettings>>
interface Mode {
  isProduction: boolean
  publicUrl: string | null
}

/** Returns the gateway and the mail server; a setting that another one needs and that is missing stops the start. */
export function readMessaging(given: Given, mode: Mode): MessagingSettings {
  return { sms: readSms(given, mode), mail: readMail(given, mode) }
}

function readSms(given: Given, { isProduction }: Mode): SmsSettings | null {
  const needed = (name: keyof Given) => required(given, name, `SMS_GATEWAY is ${given.SMS_GATEWAY}`)
  switch (given.SMS_GATEWAY) {
    case null:
      return null
    case 'log':
      if (isProduction)
        throw new StartProblem('The setting SMS_GATEWAY must not be log in production: everybody who reads the log could sign in.')
      return { gateway: 'log' }
    case 'webhook':
      return { gateway: 'webhook', url: needed('SMS_WEBHOOK_URL'), secret: needed('SMS_WEBHOOK_SECRET') }
    case 'aliyun':
      return {
        gateway: 'aliyun',
        url: given.SMS_ALIYUN_URL,
        keyId: needed('SMS_ALIYUN_KEY_ID'),
        keySecret: needed('SMS_ALIYUN_KEY_SECRET'),
        signName: needed('SMS_ALIYUN_SIGN_NAME'),
        template: needed('SMS_ALIYUN_TEMPLATE'),
      }
  }
}

function readMail(given: Given, { publicUrl }: Mode): MailSettings | null {
  if (given.SMTP_HOST === null) return null
  const from = required(given, 'MAIL_FROM', 'SMTP_HOST is set')
  if (publicUrl === null) throw new StartProblem('The setting PUBLIC_URL must be set where SMTP_HOST is: a mail holds full addresses.')
  const login = given.SMTP_USER === null ? null : { user: given.SMTP_USER, pass: required(given, 'SMTP_PASSWORD', 'SMTP_USER is set') }
  return { host: given.SMTP_HOST, port: given.SMTP_PORT, tls: given.SMTP_TLS, login, from }
}
