import { expect, test } from 'vitest'
import * as f from '../fields.ts'
import type { Resource } from '../resource.ts'
import { createSchema } from '../schema.ts'
import { cellOf, type ReadCell } from './cells.ts'
import { exportColumns, importColumns, type Choices } from './columns.ts'
import { ownChoicesOf } from './own-choices.ts'
import { readRows } from './rows.ts'
import { ShownCell } from './shown-cell.ts'

const fields = {
  name: f.text({ required: true }),
  kind: f.dictionary('news-category'),
  unitIds: f.references('organizationUnit', {}),
  isActive: f.yesNo({}),
  level: f.choice({ low: ['低', 'Low'], high: ['高', 'High'] }),
  price: f.money(),
  at: f.date({ time: true }),
  day: f.date(),
  labels: f.tags(),
}
const resource = { name: 'sample', service: 'Sample', display: 'name', fields, columns: ['name'] } as unknown as Resource
const TITLES: Record<string, string> = { name: '名称', kind: '类型', unitIds: '机构', isActive: '启用', level: '级别', at: '时间' }
const columns = importColumns(
  resource,
  (name) => name,
  () => true,
  (name) => TITLES[name] ?? name,
)
const words = { yes: 'Yes', no: 'No', choice: (value: string) => ({ low: 'Low', high: 'High' })[value] ?? value }
const choices: Choices = {
  ...ownChoicesOf(columns, { ...words, otherChoice: (value) => ({ low: '低', high: '高' })[value] ?? value }),
  kind: [
    { value: 'a', label: 'Company', otherLabel: '公司动态' },
    { value: 'b', label: '公司动态', otherLabel: '行业动态' },
  ],
  unitIds: [
    { value: 3, label: 'Lenses', otherLabel: '镜头' },
    { value: 4, label: 'Cameras', otherLabel: '相机' },
  ],
}
const rules = {
  columns,
  choices,
  schema: createSchema(fields),
  language: 'en',
  zone: 'America/New_York',
  unknown: String,
  repeated: String,
} as const
const read = (...rows: ReadCell[][]) => readRows(rows, rules)
const first = (...rows: ReadCell[][]) => read(...rows).items[0]?.values

test('B-108b labels, names, choices, yes and no are read in either language', () => {
  const values = { name: 'x', unitIds: [3, 4], isActive: false, level: 'high' }
  expect(first(['name', 'unitIds', 'isActive', 'level'], ['x', '镜头、相机', '否', '高'])).toEqual(values)
  expect(first(['名称', '机构', '启用', '级别'], ['x', 'Lenses; 相机', 'no', 'High'])).toEqual(values)
  expect(read(['name', 'level'], ['x', '中']).problems.map(({ row, title }) => [row, title])).toEqual([[2, 'level']])
})

test('B-108b the titles decide which row a word names that names two', () => {
  expect(first(['name', 'kind'], ['x', '公司动态'])?.['kind']).toBe('b')
  expect(first(['名称', '类型'], ['x', '公司动态'])?.['kind']).toBe('a')
})

test('B-108a texts and tags take what a cell shows, numbers and days what lies behind it', () => {
  const day = new Date('2025-03-04T00:00:00Z')
  const cells = [new ShownCell(0.15, '15%'), new ShownCell(0.15, '15%'), new ShownCell(day, '4 March'), new ShownCell(day, '2025-03-04')]
  expect(first(['name', 'price', 'day', 'labels'], cells)).toEqual({ name: '15%', price: 0.15, day: '2025-03-04', labels: ['2025-03-04'] })
  expect(read(['name'], [true], [6_901_234_567_892]).items.map(({ values }) => values['name'])).toEqual(['TRUE', '6901234567892'])
})

test('B-127b a text field takes no number that the spreadsheet has shortened', () => {
  const shortened = [
    110_101_199_003_071_000,
    1e21,
    1e-7,
    new ShownCell(6_901_234_567_892, '6.90E+12'),
    new ShownCell(110_101_199_003_071_000, '110101199003071000'),
  ]
  for (const cell of shortened)
    expect(read(['name'], [cell]).problems).toEqual([{ row: 2, title: 'name', message: expect.stringContaining('15 digits') }])
  const names = [[123_456_789_012_345], [new ShownCell(123, '000123')], ['110101199003071234'], ['1.10101E+17']]
  expect(read(['name'], ...names).items.map(({ values }) => values['name'])).toEqual([
    '123456789012345',
    '000123',
    '110101199003071234',
    '1.10101E+17',
  ])
})

test('B-127d a label is found composed, and without case and width where none is written so', () => {
  const labels = {
    kind: [
      { value: 'a', label: 'Caf\u00e9' },
      { value: 'b', label: 'ISO9001' },
      { value: 'c', label: 'iso9001' },
      { value: 'd', label: 'Fair' },
    ],
  }
  const kindOf = (cell: string) => {
    const { items, problems } = readRows(
      [
        ['name', 'kind'],
        ['x', cell],
      ],
      { ...rules, choices: labels },
    )
    return items[0]?.values['kind'] ?? problems[0]?.message
  }
  expect(['Cafe\u0301', 'ISO9001', 'iso9001', 'FAIR', 'ｆａｉｒ', 'caf\u00e9'].map(kindOf)).toEqual(['a', 'b', 'c', 'd', 'd', 'a'])
  expect(kindOf('Iso9001')).toContain('several are named')
  expect(kindOf('Fairs')).toBe('Fairs')
})

test('B-108c a moment is written and read as the clocks of the site show it', () => {
  const column = exportColumns(resource, (name) => name).find(({ name }) => name === 'at')!
  const cell = cellOf(column, { at: '2026-03-05T03:30:00.000Z', names: {} }, { choices: {}, zone: 'America/New_York' })
  expect(cell).toBe('2026-03-04 22:30:00')
  expect(first(['name', 'at'], ['x', cell])?.['at']).toBe('2026-03-05T03:30:00.000Z')
})
