import type { words as zhCN } from '../../zh-CN/examples/product-list.ts'

export const words: typeof zhCN = {
  lead: 'The product cards of the website with sample data: filtered by kind and words, sorted by price, and up to three of them side by side.',
  tools: {
    search: 'Find products',
    kind: 'Kind',
    all: 'All',
    order: 'Order',
    usual: 'Usual order',
    cheap: 'Lowest price first',
    dear: 'Highest price first',
    found: 'Products: {{number}}',
    none: 'No such product',
    noneLead: 'Try another word, or clear the filters.',
    clear: 'Clear the filters',
  },
  compare: {
    add: 'Compare',
    addNamed: 'Compare {{name}}',
    title: 'Comparison',
    none: 'Remove all',
    price: 'Price',
    onRequest: 'On request',
    field: 'Item',
  },
}
