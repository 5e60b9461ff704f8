/** Refusals of settings that do not fit together; the server alone says them. */
export const settingFault = {
  timeZone: '没有这个时区，例如 Asia/Shanghai',
  whole: '请填写整数',
  idle: '请填写 0，或至少 5 分钟',
  lengths: '不能小于最短长度（{{min}}）',
  notOffered: '该语言未在“网站语言”中提供',
  needed: '此设置需要填写，因为已启用“{{because}}”',
  host: '请填写主机名或 IP 地址，不含协议和端口',
  publicUrl: '请先在服务器上设置 PUBLIC_URL：邮件中要写完整地址',
  gatewayLog: '正式运行时不能写入日志：能看日志的人都可以登录',
  safeAddress: '必须以 https:// 开头（本机地址除外）',
  retype: '更换邮件服务器时请重新填写密码：旧密码不会发给新的服务器',
  email: '不是有效的邮箱：{{value}}',
  decided: '此项由服务器的环境变量 {{variable}} 决定',
  ending: '不是有效的扩展名：{{value}}',
  stale: '刚刚有人修改了“{{names}}”，请刷新后再改',
  unknown: '没有这项设置：{{value}}',
}
