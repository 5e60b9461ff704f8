import { expect, test } from 'vitest'
import * as f from '../fields.ts'
import type { Resource } from '../resource.ts'
import { createSchema } from '../schema.ts'
import { importColumns } from './columns.ts'
import { rowChoices } from './row-choices.ts'
import { readRows } from './rows.ts'

const fields = {
  name: f.text({ required: true }),
  kind: f.dictionary('news-category'),
  brandId: f.reference('brand'),
  categoryId: f.reference('productCategory'),
  categoryIds: f.references('productCategory', {}),
  pid: f.treeParent(),
}
const resource = { name: 'sample', service: 'Sample', display: 'name', fields, columns: ['name'] } as unknown as Resource
const columns = importColumns(
  resource,
  (name) => name,
  () => true,
  (name) => ({ name: '名称', kind: '类型', categoryId: '分类' })[name] ?? name,
)

const row = (id: number, pid: number | null, name: string, en = name) => ({ id, pid, name, en })
const rows = [
  row(1, null, '相机', 'Cameras'),
  row(2, null, '镜头', 'Lenses'),
  row(3, 1, '线扫', 'Line'),
  row(4, 2, '线扫', 'Line lens'),
  row(5, 2, '线扫', 'Zoom'),
]
const named = [(one: (typeof rows)[number]) => one.en, (one: (typeof rows)[number]) => one.name] as const
const tree = rowChoices({ fields }, rows, ...named)
const choices = {
  kind: [
    { value: 'a', label: 'Fair', otherLabel: '展会' },
    { value: 'b', label: 'Fair', otherLabel: '会展' },
  ],
  brandId: rowChoices({ fields: {} }, [row(7, null, '北方', 'North'), row(8, null, '北方', 'North')], ...named),
  categoryId: tree,
  categoryIds: tree,
  pid: tree,
}
const read = (head: string[], ...cells: (string | number)[]) =>
  readRows([head, ['x', ...cells]], {
    columns,
    choices,
    schema: createSchema(fields),
    language: 'en',
    zone: 'Asia/Shanghai',
    unknown: (said) => `unknown ${said}`,
    repeated: String,
  })
const valueOf = (column: string, cell: string | number) => {
  const { items, problems } = read(['name', column], cell)
  return items[0]?.values[column] ?? problems.map(({ row: at, title, message }) => `${at} ${title}: ${message}`).join()
}

test.each(['brandId', 'categoryId', 'categoryIds', 'pid'])(
  'B-119b a name that several rows have is refused with row and column, and the ids named: %s',
  (column) => {
    const said = column === 'brandId' ? 'North' : '线扫'
    const ids = column === 'brandId' ? '#7, #8' : '#3, #4, #5'
    expect(read(['名称', column], said === 'North' ? '北方' : said).problems).toMatchObject([
      { row: 2, title: column, message: expect.stringContaining(ids) },
    ])
    expect(read(['name', column], 'North').items).toEqual([])
  },
)

test('B-119b a label that several items have is refused likewise; the value, and the label that only one has, are read', () => {
  expect(valueOf('kind', 'Fair')).toContain('2 kind: several are named “Fair”')
  expect(valueOf('kind', 'Fair')).toContain('a, b')
  expect([valueOf('kind', 'b'), valueOf('kind', '会展'), valueOf('kind', '展会')]).toEqual(['b', 'b', 'a'])
})

test.each([
  [8, 8],
  ['8', 8],
  ['#8', 8],
  ['North #8', 8],
  ['北方 #7', 7],
  ['South #7', 'unknown South #7'],
  ['#9', 'unknown #9'],
])('B-119b the id names one of them, alone or behind its name: %s', (cell, value) => {
  expect(valueOf('brandId', cell)).toEqual(typeof value === 'number' ? value : `2 brandId: ${value}`)
})

test.each([
  ['Cameras / Line', 3],
  ['镜头/线扫', '#4, #5'],
  ['相机 / 线扫', 3],
  ['Lenses/ Line lens', 4],
  ['Cameras / Line lens', 'unknown'],
  ['Line', 3],
] as const)('B-119b in a tree the path from the top names a row, in either language: %s', (cell, value) => {
  if (typeof value === 'number') expect(valueOf('categoryId', cell)).toBe(value)
  else expect(valueOf('categoryId', cell)).toContain(value)
})

test('B-119b in a list one name of several rows refuses the cell, and ids and paths are read among names', () => {
  expect(valueOf('categoryIds', 'Cameras, 线扫')).toContain('线扫')
  expect(valueOf('categoryIds', 'Cameras, 相机 / 线扫, 线扫 #5')).toEqual([1, 3, 5])
})
