import type { charts as zhCharts } from '../zh-CN/admin-charts.ts'

/** Words of charts. */
export const charts: typeof zhCharts = {
  day: 'By day: {{from}} to {{until}}',
  hour: 'By hour: {{from}} to {{until}}',
  time: 'Time',
  others: 'Others',
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  allRows: 'The chart counts all rows of these days, whatever the other filters.',
  failed: 'The counts could not be read: {{reason}}',
  anyTime: 'At any time of these days',
  moments: '{{from}} – {{until}}',
}
