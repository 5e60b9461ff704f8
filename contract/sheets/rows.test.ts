import { expect, test } from 'vitest'
import * as f from '../fields.ts'
import { createSchema } from '../schema.ts'
import { anyJson } from '../field-schema.ts'
import type { Resource } from '../resource.ts'
import { cellOf } from './cells.ts'
import { exportColumns, importColumns, MOST_CHOICES, type Choices } from './columns.ts'
import { readRows } from './rows.ts'

const fields = {
  title: f.text({ required: true, localized: true, max: 10 }),
  code: f.text({ unique: true }),
  price: f.money(),
  isActive: f.yesNo({ default: true }),
  day: f.date(),
  at: f.date({ time: true }),
  kind: f.dictionary('news-category'),
  roleId: f.reference('role'),
  labels: f.tags(),
  shots: f.pictures(),
  body: f.html(),
  more: f.json(anyJson),
  made: f.text({ readOnly: true }),
}
const resource = { name: 'sample', service: 'Sample', display: 'title', fields, columns: ['title'] } as unknown as Resource
const LABELS: Record<string, string> = {
  title: '标题',
  code: '编码',
  price: '价格',
  isActive: '启用',
  day: '日期',
  at: '时间',
  kind: '类型',
  roleId: '角色',
  labels: '标签',
}
const labelOf = (name: string) => LABELS[name] ?? name
const choices: Choices = {
  isActive: [
    { value: true, label: '是' },
    { value: false, label: '否' },
  ],
  kind: [
    { value: 'a', label: '甲' },
    { value: 'b', label: '乙' },
  ],
  roleId: [{ value: 7, label: '编辑' }],
}
const zone = 'Asia/Shanghai'
const read = (...sheet: (string | number | boolean | Date | null)[][]) =>
  readRows(sheet, {
    columns: importColumns(resource, labelOf, () => true),
    choices,
    schema: createSchema(fields),
    language: 'zh-CN',
    zone,
    unknown: (said) => `没有 ${said}`,
    repeated: (row) => `与第 ${row} 行重复`,
  })

test('E-11d a sheet has a column for each property and its English twin; an import has none for properties that only the server sets', () => {
  const titles = importColumns(resource, labelOf, () => true).map(({ title }) => title)
  expect(titles).toEqual([
    '标题',
    '标题 (English)',
    '编码',
    '价格',
    '启用',
    '日期',
    '时间',
    '类型',
    '角色',
    '标签',
    'shots',
    'body',
    'more',
  ])
  const written = exportColumns(resource, labelOf).map(({ name }) => name)
  expect(written).toContain('made')
  expect(written).toContain('body')
  expect(written).toContain('more')
})

test('E-11e nested data is written as JSON and read again with the kind of each value', () => {
  const more = { range: 25.5, material: '12', isTight: true, 'a"b': ['x', null] }
  const column = exportColumns(resource, labelOf).find(({ name }) => name === 'more')!
  const cell = cellOf(column, { more, names: {} }, { choices: {}, zone })
  expect(typeof cell).toBe('string')
  const { items, problems } = read(['标题', '编码', 'more'], ['一', 'a', cell], ['二', 'b', null])
  expect(problems).toEqual([])
  expect(items.map(({ values }) => values['more'])).toEqual([more, undefined])
})

test('E-11d cells are read as people write them', () => {
  const { items, problems } = read(
    ['标题', '价格', '启用', '日期', '时间', '类型', '角色', '标签'],
    ['一', '1,234.50', '否', '2026/1/3', '2026-01-03 08:30', '甲', '编辑', '红，绿、 蓝'],
    ['二', 5, 'TRUE', new Date('2026-02-28T00:00:00Z'), null, 'b', 7, ''],
    [null, '', null, null, null, null, null, null],
  )
  expect(problems).toEqual([])
  expect(items.map(({ row }) => row)).toEqual([2, 3])
  expect(items[0]!.values).toEqual({
    title: '一',
    price: 1234.5,
    isActive: false,
    day: '2026-01-03',
    at: '2026-01-03T00:30:00.000Z',
    kind: 'a',
    roleId: 7,
    labels: ['红', '绿', '蓝'],
  })
  expect(items[1]!.values).toEqual({ title: '二', price: 5, isActive: true, day: '2026-02-28', kind: 'b', roleId: 7 })
})

test('E-11d a problem is named by row and column, and keeps only its own row out', () => {
  const { items, problems, ignored } = read(
    ['标题', '价格', '类型', '别的'],
    ['好的', 1, null, 'x'],
    ['这个标题实在是太长太长了', '便宜', null, null],
    ['有', null, '丙', null],
    [null, 3, null, null],
  )
  expect(items.map(({ row }) => row)).toEqual([2])
  expect(ignored).toEqual([{ title: '别的', cell: 'D1' }])
  expect(problems.map(({ row, title }) => [row, title])).toEqual([
    [3, '价格'],
    [3, '标题'],
    [4, '类型'],
    [5, '标题'],
  ])
  expect(problems[2]!.message).toBe('没有 丙')
  expect(problems.every(({ message }) => message.length > 0)).toBe(true)
})

test('E-11d a value of a unique property that an earlier good row has, in any case of its letters, is a problem of its row and column', () => {
  const { items, problems } = read(
    ['标题', '编码'],
    ['这个标题实在是太长太长了', 'a'],
    ['一', 'a'],
    ['二', 'a'],
    ['三', null],
    ['四', null],
    ['五', 'A'],
    ['六', 'Ä'],
    ['七', 'ä'],
  )
  expect(items.map(({ row }) => row)).toEqual([3, 5, 6, 8, 9])
  expect(problems.map(({ row, title }) => [row, title])).toEqual([
    [2, '标题'],
    [4, '编码'],
    [7, '编码'],
  ])
  expect(problems.slice(1).map(({ message }) => message)).toEqual(['与第 3 行重复', '与第 3 行重复'])
})

test('E-11d a sheet without a required column is refused as a whole', () => {
  expect(read(['价格'], [1])).toMatchObject({ items: [], problems: [], missing: ['标题'] })
  expect(read()).toMatchObject({ items: [], missing: ['标题'] })
})

test('E-11 a reference is written by the name that the row brings, however many rows its target has', () => {
  const row = { roleId: 4711, kind: 'z', names: { roleId: '第 4711 个角色', kind: null } }
  const cells = exportColumns(resource, labelOf).map((column) => [column.name, cellOf(column, row, { choices: {}, zone })])
  expect(Object.fromEntries(cells)).toMatchObject({ roleId: '第 4711 个角色', kind: 'z' })
})

test('E-11 an exported row can be imported again', () => {
  const item = {
    id: 3,
    title: '一',
    titleEn: 'One',
    price: 12.5,
    isActive: false,
    day: '2026-01-03',
    at: '2026-01-03T08:30:00.000Z',
    kind: 'b',
    roleId: 7,
    labels: ['红', '绿'],
    shots: ['/media/0123456789abcdef01234567#focus=30,45', '/media/0123456789abcdef01234568'],
    body: '<p>长</p>',
    made: 'x',
    names: { kind: '乙', roleId: '编辑' },
  }
  const columns = exportColumns(resource, labelOf).filter(({ name }) => name !== 'made')
  const { items, problems } = read(
    columns.map(({ title }) => title),
    columns.map((column) => cellOf(column, item, { choices, zone })),
  )
  expect(problems).toEqual([])
  const { id: _, made: __, names: ___, ...rest } = item
  expect(items[0]!.values).toEqual(rest)
})

test('B-84c of a resource with more rows than may be named the newest are, any row is by its number, and the refusal says so', () => {
  const many = Array.from({ length: MOST_CHOICES }, (_, at) => ({ value: 50_000 - at, label: `角色 ${50_000 - at}` }))
  const unknown: [string, boolean][] = []
  const rowsWith = (some: Choices, ...named: string[]) =>
    readRows([['标题', '角色'], ...named.map((name, at) => [`t${at}`, name])], {
      columns: importColumns(resource, labelOf, () => true),
      choices: { ...choices, ...some },
      schema: createSchema(fields),
      language: 'zh-CN',
      zone,
      unknown: (said, isCut) => {
        unknown.push([said, isCut])
        return `没有 ${said}`
      },
      repeated: () => '',
    })
  const found = rowsWith({ roleId: many }, '角色 50000', '40001', '12', '角色 12')
  expect(found.items.map(({ values }) => values['roleId'])).toEqual([50_000, 40_001, 12])
  expect(found.problems.map(({ row, title }) => [row, title])).toEqual([[5, '角色']])
  expect(rowsWith({}, '12').items).toEqual([])
  expect(unknown).toEqual([
    ['角色 12', true],
    ['12', false],
  ])
})

const priced = (...prices: (string | number)[]) => {
  const { items, problems } = read(['标题', '价格'], ...prices.map((price, at) => [`t${at}`, price]))
  return { prices: items.map(({ values }) => values['price']), refused: problems.map(({ row, title }) => [row, title]) }
}

test('B-103a B-103b a number is read as it is meant, or refused by row and column; never is a decimal comma lost', () => {
  expect(priced('1,299.00', '9,800', '１２．５', 59.699_999_999_999_996)).toEqual({ prices: [1299, 9800, 12.5, 59.7], refused: [] })
  expect(priced('12,50', '1.299,00', '1,299')).toEqual({ prices: [12.5, 1299], refused: [[4, '价格']] })
  expect(priced('1,2,3', '12 台', '#N/A')).toEqual({
    prices: [],
    refused: [
      [2, '价格'],
      [3, '价格'],
      [4, '价格'],
    ],
  })
})

const dated = (...days: (string | number | Date)[]) => {
  const { items, problems } = read(['标题', '日期'], ...days.map((day, at) => [`t${at}`, day]))
  return { days: items.map(({ values }) => values['day']), refused: problems.map(({ row, title }) => `${row} ${title}`) }
}

test('B-103c B-103d days that do not exist and bare years are refused; a column is never read in two orders', () => {
  expect(dated('2025-02-30', '2025-13-05', 2025, 'soon')).toEqual({ days: [], refused: ['2 日期', '3 日期', '4 日期', '5 日期'] })
  expect(dated('31/12/2025', '05/04/2025').days).toEqual(['2025-12-31', '2025-04-05'])
  expect(dated('12/31/2025', '05/04/2025').days).toEqual(['2025-12-31', '2025-05-04'])
  expect(dated('05/04/2025', '2025-01-02')).toEqual({ days: ['2025-01-02'], refused: ['2 日期'] })
  expect(dated('31/12/2025', '12/31/2025', '05/04/2025')).toEqual({ days: [], refused: ['2 日期', '3 日期', '4 日期'] })
})

test('B-103f titles are found in either language, with marks and line breaks; what stands beyond them is refused by its letter', () => {
  const columns = importColumns(
    resource,
    labelOf,
    () => true,
    (name) => ({ title: 'Title', price: 'Price' })[name] ?? name,
  )
  const rules = { columns, choices, schema: createSchema(fields), language: 'en', zone: 'UTC', unknown: String, repeated: String } as const
  const rows = (...sheet: (string | null)[][]) => readRows(sheet, rules)
  expect(rows(['title*', ' 价\n格（必填） '], ['a', '1']).items[0]!.values).toEqual({ title: 'a', price: 1 })
  expect(rows(['Title', 'PRICE'], ['a', '1']).items[0]!.values).toEqual({ title: 'a', price: 1 })
  expect(rows(['Title', '标题', 'Price'], ['a', 'b', '1'])).toMatchObject({
    ignored: [{ title: '标题', cell: 'B1' }],
    items: [{ values: { title: 'a', price: 1 } }],
  })
  expect(rows(['Title', 'Price'], ['a', '1', '5'], ['b', '1', '']).problems.map(({ row, title }) => [row, title])).toEqual([[2, 'C']])
})

test('B-103g titles are found below a headline, and rows keep their numbers', () => {
  const { items, problems } = read(['2025 年价目表'], [''], ['标题', '价格'], ['一', '1'], ['二', 'x'])
  expect(items.map(({ row }) => row)).toEqual([4])
  expect(problems.map(({ row, title }) => [row, title])).toEqual([[5, '价格']])
})

test('B-107d columns of which nothing is imported are named by a cell; empty ones without a title are not, and none hides beyond the titles', () => {
  const { items, ignored, problems } = read(
    ['2025', null, null, null, null, null],
    ['标题', '', null, '价格', '备注', '', ''],
    ['一', '', null, '1', 'x', '', ''],
    ['二', '', 'note', '2', null, '', null],
    ['三', '', null, '3', null, '', 'y'],
  )
  expect(ignored).toEqual([
    { title: '', cell: 'C4' },
    { title: '备注', cell: 'E2' },
  ])
  expect(items.map(({ row }) => row)).toEqual([3, 4])
  expect(problems.map(({ row, title }) => [row, title])).toEqual([[5, 'G']])
})

test('B-107c a cell with bytes that are no letter of the chosen encoding is refused', () => {
  const { items, problems } = read(['标题', '价格'], ['Zubeh\uFFFDr', '1'], ['一', '1'])
  expect(items.map(({ row }) => row)).toEqual([3])
  expect(problems).toEqual([{ row: 2, title: '标题', message: expect.stringContaining('编码') }])
})
