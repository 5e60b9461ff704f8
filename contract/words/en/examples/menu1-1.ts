import type { words as zhCN } from '../../zh-CN/examples/menu1-1.ts'

export const words: typeof zhCN = {
  lead: 'A page nested in "Menu 1".',
}
