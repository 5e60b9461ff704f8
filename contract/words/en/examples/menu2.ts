import type { words as zhCN } from '../../zh-CN/examples/menu2.ts'

export const words: typeof zhCN = {
  lead: 'A page beside "Menu 1".',
}
