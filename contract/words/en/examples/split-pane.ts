import type { words as zhCN } from '../../zh-CN/examples/split-pane.ts'

export const words: typeof zhCN = {
  lead: 'Nested panes, sized by dragging or by the arrow keys, and as you left them at the next visit.',
  folders: 'Folders',
  list: 'List',
  reading: 'Reading',
  between: 'Size of "{{one}}" and "{{other}}"',
  width: '{{share}}%',
  reset: 'Reset',
}
