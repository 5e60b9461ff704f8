import type { format as zhCN } from '../zh-CN/admin-format.ts'

/** Words for moments, amounts, ranges and tags. */
export const format: typeof zhCN = {
  siteTime: 'Site time ({{zone}})',
  siteAndOwnTime: 'Site time ({{zone}}) · {{own}} yours',
  justNow: 'just now',
  minutesAgo: '{{number}} min ago',
  hoursAgo: '{{number}} h ago',
  dayAgo: '1 day ago',
  daysAgo: '{{number}} days ago',

  shortcuts: '{{label}}: quick ranges',
  yesterday: 'Since yesterday',
  lastWeek: 'Last week',
  lastMonth: 'Last month',
  lastThreeMonths: 'Last three months',
  hour: 'Hour',
  minute: 'Minute',

  tags: 'Tags added',
  tagHint: 'Type, then press Enter or comma',
  tagAdded: 'Added: {{tags}}',
  tagRemoved: 'Removed: {{tag}}',
  tagRemove: 'Remove the tag {{tag}}',
}
