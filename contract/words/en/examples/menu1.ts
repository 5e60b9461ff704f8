import type { words as zhCN } from '../../zh-CN/examples/menu1.ts'

export const words: typeof zhCN = {
  lead: 'A page in the first group.',
}
