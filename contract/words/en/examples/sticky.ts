import type { words as zhCN } from '../../zh-CN/examples/sticky.ts'

export const words: typeof zhCN = {
  lead: 'The tool bar and the headings of the groups stay at the top while the list scrolls: position sticky in CSS, without a script.',
  keyword: 'Filter the cities',
  found: 'Cities: {{number}}',
  none: 'No such city',
  noneLead: 'Try another word.',
  clear: 'Clear',
}
