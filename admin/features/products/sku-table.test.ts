import { expect, test } from 'vitest'
import { skus } from '../../../contract/resources/product-parts.ts'
import { entered, newColumn, newRow, skusOf, tableOf, withoutColumn } from './sku-table.ts'

const COLOUR = { name: '颜色', nameEn: 'Colour' }
const SKUS = [
  { code: 'A-M', specs: [{ ...COLOUR, value: '黑白', valueEn: 'Mono' }], price: 10, stock: 0 },
  {
    code: 'A-C',
    specs: [
      { ...COLOUR, value: '彩色', valueEn: 'Colour' },
      { name: '接口', value: 'C' },
    ],
    picture: '/media/0123456789abcdef',
  },
]

test('E-09e variants become a table with a column for each spec, and the table becomes the same variants', () => {
  const table = tableOf(SKUS)
  expect(table.columns).toEqual([COLOUR, { name: '接口', nameEn: '' }])
  expect(table.rows.map(({ entries }) => entries.map(({ value }) => value))).toEqual([
    ['黑白', ''],
    ['彩色', 'C'],
  ])
  expect(skusOf(table)).toEqual(SKUS)
  expect(skus.safeParse(skusOf(table)).success).toBe(true)
})

test('without variants the value is null, even if the table has columns', () => {
  expect(tableOf(null)).toEqual({ columns: [], rows: [] })
  expect(skusOf(newColumn(tableOf(undefined)))).toBeNull()
})

test('a column is in a variant only if it has an entry there', () => {
  const table = newColumn(tableOf(SKUS))
  expect(skusOf(table)).toEqual(SKUS)
  expect(entered(table.rows[0]!.entries)).toEqual([0])
  expect(withoutColumn(table, 2)).toEqual(tableOf(SKUS))
  expect(skusOf(withoutColumn(tableOf(SKUS), 0))?.map(({ specs }) => specs)).toEqual([[], [{ name: '接口', value: 'C' }]])
})

test('an entry with English alone counts as an entry, which the schema refuses', () => {
  const table = tableOf(SKUS)
  table.rows[0]!.entries[1] = { value: '', valueEn: 'C mount' }
  expect(skus.safeParse(skusOf(table)).error?.issues[0]?.path).toEqual([0, 'specs', 1, 'value'])
})

test('a new row copies the last one without its code, stock and picture', () => {
  const { rows } = newRow(tableOf(SKUS))
  expect(rows.at(-1)).toEqual({ code: '', entries: rows[1]!.entries, price: null, stock: null, picture: null })
  expect(newRow(tableOf(null)).rows).toHaveLength(1)
})

test('a code may occur once, whatever its case; the schema refuses the second at its place', () => {
  const twice = skus.safeParse([SKUS[0], { ...SKUS[1], code: 'a-m' }])
  expect(twice.error?.issues).toMatchObject([{ path: [1, 'code'], params: { words: 'invalid.repeated' } }])
})
