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
  phone: {
    subject: '{{site}}: your mobile number was changed',
    greeting: 'Hello {{name}},',
    lead: 'The mobile number of your account was changed from {{before}} to {{now}}. A code sent to the new number signs in to your account.',
    notYou: 'If this was not you, set a new password at once, sign out all other devices in your profile, and tell an administrator.',
  },
  email: {
    subject: '{{site}}: your e-mail address was changed',
    greeting: 'Hello {{name}},',
    lead: 'The e-mail address of your account was changed from {{before}} to {{now}}. Mails that set a new password go to the new address.',
    notYou: 'If this was not you, tell an administrator at once, set a new password, and sign out all other devices in your profile.',
  },
  test: {
    subject: '[{{site}}] Test mail',
    lead: 'This is a test. Its arrival shows that the mail server is set up.',
    sms: '[{{site}}] Test: its arrival shows that the gateway of text messages is set up.',
  },
  enquiry: {
    subject: '[{{site}}] A new enquiry',
    button: 'Read the enquiry',
    lead: 'The website has received an enquiry. Sign in to read and answer it:',
  },
  answer: {
    subject: '[{{site}}] A new answer to a form',
    button: 'Read the answer',
    lead: 'A form of the website has been answered. Sign in to read it:',
  },
  burst: {
    subject: '[{{site}}] Something happens too often',
    lead: 'On {{site}} the following has happened within minutes. Sign in to the back office to look at it:',
    account: '{{count}} failed sign-ins of one account within {{minutes}} minutes.',
    address: '{{count}} failed sign-ins from one address within {{minutes}} minutes.',
    signIns: '{{count}} failed sign-ins within {{minutes}} minutes.',
    serverErrors: '{{count}} server errors within {{minutes}} minutes.',
    browserErrors: '{{count}} errors of browsers within {{minutes}} minutes.',
  },
}
