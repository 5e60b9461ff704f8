/** Words for moments, amounts, ranges and tags. */
export const format = {
  siteTime: '站点时间（{{zone}}）',
  siteAndOwnTime: '站点时间（{{zone}}） · 您当地 {{own}}',
  justNow: '刚刚',
  minutesAgo: '{{number}}分钟前',
  hoursAgo: '{{number}}小时前',
  dayAgo: '1天前',
  daysAgo: '{{number}}天前',

  shortcuts: '{{label}}：快捷范围',
  yesterday: '昨天起',
  lastWeek: '最近一周',
  lastMonth: '最近一个月',
  lastThreeMonths: '最近三个月',
  hour: '时',
  minute: '分',

  tags: '已添加的标签',
  tagHint: '输入后按回车或逗号添加',
  tagAdded: '已添加：{{tags}}',
  tagRemoved: '已移除：{{tag}}',
  tagRemove: '移除标签 {{tag}}',
}
