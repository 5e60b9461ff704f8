import type { words as zhCN } from '../../zh-CN/examples/menu1-3.ts'

export const words: typeof zhCN = {
  lead: 'The third page nested in "Menu 1".',
}
