import type { words as zhCN } from '../../zh-CN/examples/back-to-top.ts'

export const words: typeof zhCN = {
  lead: 'The button appears below the first screen. It leads back to the top, and takes the focus to the heading.',
  button: 'Back to top',
  list: 'A rather long text',
  paragraph: 'Paragraph {{number}}. A screen further down the button appears in the lower right corner. The keyboard reaches it too.',
}
