/** Text messages, mail and parts of sentences that the server sends. */
export const messages = {
  /** Stands between names in a sentence. */
  comma: '、',
  smsCode: '【{{site}}】登录验证码：{{code}}，{{minutes}} 分钟内有效。请勿告诉他人；如非本人操作，请忽略本短信。',
  reset: {
    subject: '【{{site}}】重设登录密码',
    greeting: '{{name}}，您好：',
    lead: '我们收到了为您的账号重设登录密码的请求。请打开下面的链接设置新密码：',
    button: '设置新密码',
    lasts: '链接在 {{minutes}} 分钟内有效，只能使用一次。设置新密码后，您在所有设备上都需要重新登录。',
    notYou: '如果这不是您本人的操作，请忽略这封邮件，您的密码不会改变。',
  },
}
