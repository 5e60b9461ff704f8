import { expect, test } from 'vitest'
import { stockOf, withStock } from './stock.ts'

const SKUS = [
  { code: 'A', specs: [], stock: 3, price: 10 },
  { code: 'B', specs: [] },
]

test('B-122d the stock of a product is that of its counted variants, and none where none is counted', () => {
  expect(stockOf(SKUS)).toBe(3)
  expect(stockOf([{ code: 'A', specs: [], stock: 0 }])).toBe(0)
  expect(stockOf([SKUS[1]!])).toBe(null)
})

test('B-122d another stock changes nothing else of a variant', () => {
  expect(withStock(SKUS, new Map([[1, 5]]))).toEqual([SKUS[0], { code: 'B', specs: [], stock: 5 }])
  expect(withStock(SKUS, new Map([[0, null]]))).toEqual([{ code: 'A', specs: [], price: 10 }, SKUS[1]])
  expect(withStock(SKUS, new Map())).toEqual(SKUS)
})
