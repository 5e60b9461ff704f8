import type { words as zhCN } from '../../zh-CN/examples/dnd-list.ts'

export const words: typeof zhCN = {
  lead: 'Two lists: choose articles from the first into the second, and put them in order.',
  label: 'Choose articles',
  lanes: {
    all: 'All articles',
    chosen: 'Chosen',
  },
  cards: {
    one: 'Machine vision for beginners',
    two: 'How to choose a lens',
    three: 'Seven notes on light',
    four: 'Case: caps of bottles',
    five: 'Case: battery electrodes',
    six: 'Trade fairs in 2026',
  },
  result: 'Order of publishing',
  nothing: 'No article is chosen yet',
}
