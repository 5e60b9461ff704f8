/** Words of charts. */
export const charts = {
  day: '按天统计：{{from}} 至 {{until}}',
  hour: '按小时统计：{{from}} 至 {{until}}',
  time: '时间',
  others: '其他',
  asTable: '以表格显示',
  asChart: '以图表显示',
  allRows: '图表统计所有记录，只随日期变化，不受其他筛选条件影响。',
  failed: '无法读取统计：{{reason}}',
  anyTime: '不限时刻',
  moments: '{{from}} – {{until}}',
}
