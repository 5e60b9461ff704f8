import type { words as zhCN } from '../../zh-CN/examples/menu1-2.ts'

export const words: typeof zhCN = {
  lead: 'The second page nested in "Menu 1".',
}
