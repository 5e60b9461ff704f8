import type { words as zhCN } from '../../zh-CN/examples/icon.ts'

export const words: typeof zhCN = {
  lead: 'All icons, found by English, Chinese or pinyin. A click copies the name of the component.',
  keyword: 'Find an icon',
  hint: 'user, 用户, yonghu, yh',
  style: 'Style',
  styles: { outlined: 'Outlined', filled: 'Filled', twotone: 'Two tones' },
  found: 'Icons: {{number}}',
  none: 'No icon found',
  noneLead: 'Try another word, or another style.',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'Copied {{name}}',
  more: 'Show {{number}} more',
}
