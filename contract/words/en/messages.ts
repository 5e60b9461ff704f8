import type { messages as zhMessages } from '../zh-CN/messages.ts'

export const messages: typeof zhMessages = {
  /** Stands between names in a sentence. */
  comma: ', ',
  smsCode:
    '{{site}}: {{code}} is your sign-in code. It works for {{minutes}} minutes. Tell nobody; if you did not ask for it, ignore this message.',
  reset: {
    subject: '{{site}}: set a new password',
    greeting: 'Hello {{name}},',
    lead: 'We were asked to set a new password for your account. Open this link to choose one:',
    button: 'Set a new password',
    lasts: 'The link works once, for {{minutes}} minutes. A new password signs you out on every device.',
    notYou: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  },
}
