import { number, tags } from '../fields.ts'
import type { Bilingual } from '../languages.ts'
import { inGroup } from './setting.ts'

const alerts = inGroup('alerts')

const TIMES = ['次', 'times'] as const
/** The number of events within the minutes from which on a burst is told; 0 tells none. */
const limit = (usual: number, label: Bilingual) =>
  alerts(number({ required: true, default: usual, min: 0, max: 100_000 }), {
    label,
    unit: TIMES,
    help: ['0 表示不提醒。', '0 for no notice.'],
  })

export const alertSettings = {
  burstMinutes: alerts(number({ required: true, default: 5, min: 1, max: 60 }), {
    label: ['统计时段', 'Counted within'],
    unit: ['分钟', 'minutes'],
  }),
  burstOfAccount: limit(10, ['同一账号登录失败', 'Failed sign-ins of an account']),
  burstOfAddress: limit(30, ['同一地址登录失败', 'Failed sign-ins from an address']),
  burstOfSignIns: limit(100, ['全部登录失败', 'Failed sign-ins altogether']),
  burstOfServerErrors: limit(20, ['服务器错误（5xx）', 'Server errors (5xx)']),
  burstOfBrowserErrors: limit(30, ['浏览器错误', 'Errors of browsers']),
  burstMails: alerts(tags({ max: 20 }), {
    label: ['提醒邮件收件人', 'Mail to'],
    help: ['邮件只说发生了什么，不含账号和地址。', 'The mail says what happened, and names no account and no address.'],
  }),
} as const
