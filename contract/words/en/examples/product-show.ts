import type { words as zhCN } from '../../zh-CN/examples/product-show.ts'

export const words: typeof zhCN = {
  lead: 'The parts of a product page of the website with sample data: pictures and their close-up, parameters, variants with their stock, products of the same kind.',
  choice: 'Product',
  related: 'Of the same kind',
}
