/** Words of the notices of bursts. */
export const bursts = {
  title: '异常提醒',
  bell: '提醒与任务',
  unseen: '{{number}} 条未读',
  none: '最近 30 天没有异常',
  seen: '全部标为已读',
  kinds: {
    account: '账号登录失败',
    address: '同一地址登录失败',
    signIns: '登录失败过多',
    serverErrors: '服务器错误',
    browserErrors: '浏览器错误',
  },
  of: '{{kind}}：{{subject}}',
  peak: '{{minutes}} 分钟内 {{count}} 次',
  since: '{{from}} 起，仍在继续',
  ended: '{{from}} 至 {{until}}',
  more: '显示全部',
}
