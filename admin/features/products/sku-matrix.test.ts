import { expect, test } from 'vitest'
import { skus } from '../../../contract/resources/product-parts.ts'
import { axesOf, combinationsOf, typedValue, withCombinations, type Axis } from './sku-matrix.ts'
import { skusOf, tableOf } from './sku-table.ts'

const colour: Axis = {
  name: '色彩',
  nameEn: 'Colour',
  values: [
    { value: '黑白', valueEn: 'Mono' },
    { value: '彩色', valueEn: 'Colour' },
  ],
}
const cable: Axis = {
  name: '线缆',
  nameEn: '',
  values: ['3 m', '5 m', '10 m'].map((value) => ({ value, valueEn: '' })),
}
const codesOf = (table: { rows: { code: string }[] }) => table.rows.map(({ code }) => code)

test('B-122b chosen values become a variant for each combination, each with a code of its own', () => {
  const made = withCombinations(tableOf(null), [colour, cable], 'HM-1200')
  expect(combinationsOf([colour, cable])).toBe(6)
  expect(codesOf(made)).toEqual([
    'HM-1200-MONO-3M',
    'HM-1200-MONO-5M',
    'HM-1200-MONO-10M',
    'HM-1200-COLOUR-3M',
    'HM-1200-COLOUR-5M',
    'HM-1200-COLOUR-10M',
  ])
  expect(skus.safeParse(skusOf(made)).success).toBe(true)
  expect(skusOf(made)![0]!.specs).toEqual([
    { name: '色彩', nameEn: 'Colour', value: '黑白', valueEn: 'Mono' },
    { name: '线缆', value: '3 m' },
  ])
})

test('B-122b a variant that is there keeps its code, price and stock, takes up a new property, and is never taken away', () => {
  const before = tableOf([
    { code: 'OLD-M', specs: [{ name: '色彩', value: '黑白' }], price: 10, stock: 4 },
    { code: 'OLD-IR', specs: [{ name: '色彩', value: '红外' }] },
  ])
  const made = withCombinations(before, [colour, cable], 'HM')
  expect(made.rows).toHaveLength(7)
  expect(made.rows[0]).toMatchObject({ code: 'OLD-M', price: 10, stock: 4 })
  expect(made.rows[0]!.entries.map(({ value }) => value)).toEqual(['黑白', '3 m'])
  expect(made.rows.at(-1)).toMatchObject({ code: 'OLD-IR' })
  expect(withCombinations(made, [colour, cable], 'HM')).toEqual(made)
})

test('B-122b an exact variant is found before one with an empty property, whatever their order', () => {
  const before = tableOf([
    { code: 'EMPTY', specs: [{ name: '线缆', value: '3 m' }] },
    {
      code: 'EXACT',
      specs: [
        { name: '色彩', value: '黑白' },
        { name: '线缆', value: '3 m' },
      ],
    },
  ])
  const made = withCombinations(
    before,
    [
      { ...colour, values: colour.values.slice(0, 1) },
      { ...cable, values: cable.values.slice(0, 1) },
    ],
    'HM',
  )
  expect(codesOf(made)).toEqual(['EXACT', 'EMPTY'])
})

test('B-122b values without Latin letters get numbers, and no code stands twice', () => {
  const plain: Axis = { name: '颜色', nameEn: '', values: ['红', '蓝', '绿'].map((value) => ({ value, valueEn: '' })) }
  expect(codesOf(withCombinations(tableOf(null), [plain], 'P'))).toEqual(['P-1', 'P-2', 'P-3'])
  expect(codesOf(withCombinations(tableOf([{ code: 'p-1', specs: [] }]), [plain], 'P')).toSorted()).toEqual(['P-2', 'P-3', 'p-1'])
  const long = codesOf(withCombinations(tableOf(null), [colour, cable], 'x'.repeat(64)))
  expect(new Set(long).size).toBe(6)
  expect(long.every((code) => code.length <= 64)).toBe(true)
})

test('B-122b properties without a name or a value make nothing, and the axes of a table make the same table', () => {
  expect(
    combinationsOf([
      { ...colour, name: ' ' },
      { ...cable, values: [] },
    ]),
  ).toBe(0)
  const table = withCombinations(tableOf(null), [colour, cable], 'HM')
  expect(withCombinations(table, axesOf(table), 'HM')).toEqual(table)
})

test('B-122b a value is typed with its English, or takes that of the template', () => {
  expect(typedValue('黑白=Mono', new Map())).toEqual({ value: '黑白', valueEn: 'Mono' })
  expect(typedValue(' 黑白 ', new Map([['黑白', 'Mono']]))).toEqual({ value: '黑白', valueEn: 'Mono' })
  expect(typedValue('1/2.5', new Map())).toEqual({ value: '1/2.5', valueEn: '' })
})
