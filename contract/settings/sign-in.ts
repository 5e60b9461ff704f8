import { choice, number, yesNo } from '../fields.ts'
import { inGroup } from './setting.ts'

const signIn = inGroup('signIn')
const passwords = inGroup('passwords')

export const signInSettings = {
  sessionHours: signIn(number({ required: true, default: 24, min: 1, max: 720 }), {
    label: ['登录有效期', 'A session lasts'],
    unit: ['小时', 'hours'],
    help: ['对之后的登录生效。', 'For sign-ins from now on.'],
  }),
  idleMinutes: signIn(number({ required: true, default: 0, min: 0, max: 1440 }), {
    label: ['闲置后退出', 'A session without use ends after'],
    unit: ['分钟', 'minutes'],
    help: ['0 表示不限。至少 5 分钟。', '0 for no such end; otherwise at least 5 minutes.'],
  }),
  secondFactorFor: signIn(
    choice({ roles: ['由角色决定', 'As roles say'], everyone: ['所有人', 'Everyone'] }, { required: true, default: 'roles' }),
    {
      label: ['必须使用双重验证', 'A second factor is asked of'],
      help: ['每个角色可在角色管理中单独要求。', 'Each role can ask for it in its own form.'],
    },
  ),
  offersPhone: signIn(yesNo({ required: true, default: true }), {
    label: ['手机验证码登录', 'Sign-in by phone'],
    help: ['需要先设置短信网关。', 'It needs a gateway of text messages.'],
  }),
  offersPasskeys: signIn(yesNo({ required: true, default: true }), {
    label: ['通行密钥登录', 'Sign-in by passkey'],
    help: ['关闭后，通行密钥仍可作为双重验证。', 'Without it passkeys still serve as second factors.'],
  }),
  offersReset: signIn(yesNo({ required: true, default: true }), {
    label: ['邮件找回密码', 'Forgotten passwords by mail'],
    help: ['需要先设置邮件服务器。', 'It needs a mail server.'],
  }),
  offersSignOn: signIn(yesNo({ required: true, default: true }), {
    label: ['单点登录', 'Single sign-on'],
    help: ['需要先在服务器上设置提供方。', 'It needs a provider, which the operator sets on the server.'],
  }),
} as const

export const passwordSettings = {
  passwordShortest: passwords(number({ required: true, default: 6, min: 6, max: 64 }), {
    label: ['密码最少', 'Shortest password'],
    unit: ['字符', 'characters'],
    help: ['对之后设置的密码生效，现有密码不变。', 'For passwords that are set from now on.'],
  }),
  passwordLongest: passwords(number({ required: true, default: 20, min: 6, max: 128 }), {
    label: ['密码最多', 'Longest password'],
    unit: ['字符', 'characters'],
  }),
  passwordKinds: passwords(number({ required: true, default: 1, min: 1, max: 4 }), {
    label: ['密码至少包含', 'Kinds of characters'],
    unit: ['类字符', 'kinds'],
    help: ['大写字母、小写字母、数字、其他字符。', 'Of capital letters, small letters, digits and other characters.'],
  }),
  lockAttempts: passwords(number({ required: true, default: 10, min: 3, max: 100 }), {
    label: ['锁定前允许的失败次数', 'Wrong passwords before a lock'],
    unit: ['次', 'attempts'],
    help: [
      '同一网络对同一账号。其他网络仍可登录，因此最后一个管理员不会被锁在门外。',
      'Of one account from one network. Other networks can still sign in, so the last administrator is never locked out.',
    ],
  }),
  lockMinutes: passwords(number({ required: true, default: 15, min: 1, max: 1440 }), {
    label: ['锁定时长', 'A lock lasts'],
    unit: ['分钟', 'minutes'],
  }),
} as const
