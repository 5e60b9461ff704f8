import { choice, number, text } from '../fields.ts'
import { inGroup } from './setting.ts'

const mail = inGroup('mail')
const sms = inGroup('sms')

export const mailSettings = {
  smtpHost: mail(text({ max: 253 }), {
    label: ['SMTP 服务器', 'SMTP server'],
    help: ['留空则不发送邮件。', 'Without it no mail is sent.'],
  }),
  smtpPort: mail(number({ required: true, default: 587, min: 1, max: 65_535 }), { label: ['端口', 'Port'] }),
  smtpTls: mail(
    choice(
      {
        starttls: ['STARTTLS（必须）', 'STARTTLS, which the server must offer'],
        always: ['一开始就用 TLS', 'TLS from the beginning'],
        never: ['不加密（仅限本机）', 'None, for a relay on this machine'],
      },
      { required: true, default: 'starttls' },
    ),
    { label: ['加密方式', 'Encryption'] },
  ),
  smtpUser: mail(text({ max: 256 }), { label: ['用户名', 'User name'] }),
  smtpPassword: mail(text({ max: 256 }), { label: ['密码', 'Password'], secret: true }),
  mailFrom: mail(text({ max: 256, pattern: /^[^\r\n]{0,200}@[^\r\n]{1,200}$/ }), {
    label: ['发件人', 'Sender'],
    help: ['如 公司名 <site@example.com>', 'Such as Company <site@example.com>'],
  }),
} as const

export const smsSettings = {
  smsGateway: sms(
    choice(
      {
        none: ['不发送', 'None'],
        log: ['写入服务器日志（仅供测试）', "The server's log, for tests"],
        webhook: ['Webhook', 'Webhook'],
        aliyun: ['阿里云短信', 'Aliyun SMS'],
      },
      { required: true, default: 'none' },
    ),
    { label: ['短信网关', 'Gateway'] },
  ),
  smsWebhookUrl: sms(text({ max: 1000 }), { label: ['Webhook 地址', 'Webhook address'], secret: true }),
  smsWebhookSecret: sms(text({ max: 256 }), { label: ['Webhook 签名密钥', 'Webhook secret'], secret: true }),
  smsAliyunKeyId: sms(text({ max: 128 }), { label: ['阿里云 AccessKey ID', 'Aliyun AccessKey ID'], secret: true }),
  smsAliyunKeySecret: sms(text({ max: 256 }), { label: ['阿里云 AccessKey Secret', 'Aliyun AccessKey secret'], secret: true }),
  smsAliyunSignName: sms(text({ max: 64 }), { label: ['阿里云短信签名', 'Aliyun signature name'] }),
  smsAliyunTemplate: sms(text({ max: 64 }), { label: ['阿里云模板编号', 'Aliyun template'] }),
} as const
