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
  phone: {
    subject: '【{{site}}】您的手机号已变更',
    greeting: '{{name}}，您好：',
    lead: '您账号的手机号已由 {{before}} 改为 {{now}}，今后可用新手机号接收验证码登录。',
    notYou: '如果这不是您本人的操作，请立即重设密码，在个人中心让其他设备退出登录，并告知管理员。',
  },
  email: {
    subject: '【{{site}}】您的邮箱已变更',
    greeting: '{{name}}，您好：',
    lead: '您账号的邮箱已由 {{before}} 改为 {{now}}，今后重设密码的邮件会发到新邮箱。',
    notYou: '如果这不是您本人的操作，请立即告知管理员，并在个人中心修改密码、让其他设备退出登录。',
  },
  test: {
    subject: '【{{site}}】测试邮件',
    lead: '这是一封测试邮件。收到它，说明邮件服务器设置正确。',
    sms: '【{{site}}】测试短信：收到它，说明短信网关设置正确。',
  },
  enquiry: {
    subject: '【{{site}}】收到新的询盘',
    button: '查看询盘',
    lead: '网站收到一条新的询盘。请登录管理后台查看并回复：',
  },
  answer: {
    subject: '【{{site}}】收到新的答卷',
    button: '查看答卷',
    lead: '网站上的表单收到一份新的答卷。请登录管理后台查看：',
  },
  burst: {
    subject: '【{{site}}】网站异常提醒',
    lead: '“{{site}}”在短时间内发生了异常情况，请登录管理后台查看：',
    account: '同一账号在 {{minutes}} 分钟内登录失败 {{count}} 次。',
    address: '同一地址在 {{minutes}} 分钟内登录失败 {{count}} 次。',
    signIns: '{{minutes}} 分钟内共有 {{count}} 次登录失败。',
    serverErrors: '{{minutes}} 分钟内发生了 {{count}} 次服务器错误。',
    browserErrors: '{{minutes}} 分钟内浏览器上报了 {{count}} 次错误。',
  },
}
