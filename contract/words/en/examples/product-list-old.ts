import type { words as zhCN } from '../../zh-CN/examples/product-list-old.ts'

export const words: typeof zhCN = {
  lead: 'The same products, a line for each, to see many at once. Filters and comparison are those of the cards.',
  list: 'Products',
}
