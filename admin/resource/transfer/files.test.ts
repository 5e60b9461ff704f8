import { readFileSync } from 'node:fs'
import path from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { cutToCells } from '../../../contract/sheets/formats.ts'
import { ShownCell } from '../../../contract/sheets/shown-cell.ts'
import { sheetFile } from './files.ts'
import { firstRowsOf, readSheetOf } from './sheet-source.ts'

const cell = async (value: string) => {
  const text = await (await sheetFile([['标题'], [value]], 'csv')).text()
  return text.replace(/^\uFEFF?标题\r\n/, '')
}

const sample = (name: string) =>
  readSheetOf(new File([new Uint8Array(readFileSync(path.join(import.meta.dirname, 'samples', name)))], name))

test.each([
  ['unicode-text.csv', '恒光仪器'],
  ['utf16be.csv', '恒光'],
  ['gbk.csv', '恒光仪器'],
  ['gbk-liantong.csv', '联通'],
  ['sep-line.csv', '恒光仪器'],
])('B-103g %s is read by its mark, its hint, or as the older Chinese encoding', async (name, first) => {
  const { rows, brokenAt } = await sample(name)
  expect([rows[1]?.[0], brokenAt]).toEqual([first, null])
})

test.each([
  ['inch-first.csv', 2],
  ['unclosed.csv', 2],
])('B-103h nothing of %s is read from the row on whose quotation mark is wrong, and the row is named', async (name, row) => {
  const { rows, brokenAt } = await sample(name)
  expect([rows.length, brokenAt]).toEqual([1, row])
})

test('B-103h an inch sign inside quotation marks is right, and empty rows keep the numbers of the others', async () => {
  expect((await sample('inch.csv')).rows.map(([name]) => name)).toEqual(['名称', '显示器 27" 曲面', '北辰轴承', '恒光仪器'])
  expect((await readSheetOf(new File(['a,b\r\n\r\n1,2\r\n\r\n'], 'x.csv'))).rows).toEqual([['a', 'b'], [''], ['1', '2']])
})

test.each(["'=1", "''+1", "'", "'x"])('B-103i a CSV gives back %j, which looks like the sign that we set', async (value) => {
  const file = new File([await sheetFile([['a'], [value]], 'csv')], 'x.csv')
  expect((await readSheetOf(file)).rows[1]).toEqual([value])
})

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', ' =1', '\u3000＝1', '\t=1', '\n=1', '\r=1', '\t', '\n x'])(
  'E-11 a cell %j of a CSV is text to a spreadsheet, not a formula, and is read as it was',
  async (value) => {
    expect(await cell(value)).toBe(`"'${value}"`)
    const file = new File(
      [
        await sheetFile(
          [
            ['标题', '尾'],
            [value, "'x"],
          ],
          'csv',
        ),
      ],
      'x.csv',
    )
    expect((await readSheetOf(file)).rows).toEqual([
      ['标题', '尾'],
      [value, "'x"],
    ])
  },
)

test.each(['1', 'a=b', '1-2', 'a@b.cn', '长城'])('E-11 a cell %j of a CSV stays as it is', async (value) => {
  expect(await cell(value)).toBe(value)
})

test('a text longer than an Excel cell is cut and counted; a CSV keeps it whole', () => {
  const long = 'x'.repeat(40_000)
  const { cut, number } = cutToCells([[long, 'short', 3]], 'xlsx')
  expect([String(cut[0]![0]).length, cut[0]![1], number]).toEqual([32_767, 'short', 1])
  expect(cutToCells([[long]], 'csv')).toEqual({ cut: [[long]], number: 0 })
})

test.each([
  [
    'hidden-sheet.xlsx',
    [
      ['名称', '编码'],
      ['恒光仪器', 'r09-hengguang'],
    ],
  ],
  [
    'errors.xlsx',
    [
      ['名称', '编码', '描述'],
      ['恒光仪器', 'r12-hengguang', '#N/A'],
    ],
  ],
  [
    'prefix.xlsx',
    [
      ['名称', '编码'],
      ['恒光仪器', 'r13-hengguang'],
    ],
  ],
  [
    'blank-rows.xlsx',
    [
      ['名称', '编码'],
      ['恒光仪器', 'r15-a'],
      [null, null],
      [null, null],
      ['北辰轴承', '有 空格'],
    ],
  ],
  [
    'times.xlsx',
    [
      ['标题', '显示日期'],
      ['时间 2016-04-28 11:30', new ShownCell(new Date('2016-04-28T11:30:00Z'), '2016-04-28 11:30')],
    ],
  ],
])('B-103j %s gives the first sheet that people see, failed formulas and times as they stand', async (name, expected) => {
  expect((await sample(name)).rows.slice(0, expected.length)).toEqual(expected)
})

test('B-107a the encoding of a file that proves none can be chosen, and that of another cannot', async () => {
  const western = new File([Uint8Array.from(Buffer.from('name\nZubeh\xf6r', 'latin1'))], 'x.csv')
  expect(await readSheetOf(western)).toMatchObject({ rows: [['name'], ['Zubehör']], encoding: 'windows-1252' })
  expect(await readSheetOf(western, { encoding: 'gb18030' })).toMatchObject({ rows: [['name'], ['Zubeh鰎']], encoding: 'gb18030' })
  const proven = new File(['name\nZubehör'], 'x.csv')
  expect(await readSheetOf(proven, { encoding: 'big5' })).toMatchObject({ rows: [['name'], ['Zubehör']], encoding: null })
})

test('B-107b of a workbook the sheets that people see and that have rows can be chosen', async () => {
  const sheets = [
    { name: 'empty', rows: [] },
    { name: 'first', rows: [['a']] },
    { name: 'secret', rows: [['x']], hidden: true },
    { name: 'last', rows: [['b']] },
  ]
  const book = new File([new Uint8Array(await writeXlsx({ sheets }))], 'x.xlsx')
  expect(await readSheetOf(book)).toMatchObject({ rows: [['a']], sheets: ['first', 'last'], sheet: 'first' })
  expect(await readSheetOf(book, { sheet: 'last' })).toMatchObject({ rows: [['b']], sheet: 'last' })
  expect(await readSheetOf(book, { sheet: 'secret' })).toMatchObject({ rows: [['a']], sheet: 'first' })
})

test('B-107a of a large CSV the first rows are read, without one that is cut, in the encoding that its whole text proves', async () => {
  const line = `${'x'.repeat(98)},\n`
  const { rows, encoding } = await firstRowsOf(new File([line.repeat(1000), '中'], 'x.csv'))
  expect([rows.length, new Set(rows.map(([cell]) => String(cell).length)), encoding]).toEqual([655, new Set([98]), null])
  expect((await firstRowsOf(new File([line.repeat(1000), Uint8Array.of(0xf6)], 'x.csv'))).encoding).toBe('windows-1252')
})

test.each([
  ['shown-text.xlsx', ['15%', '8:30', '2025-03-04', '2025-03-04 08:30', '9,800.00', '00123', 'true']],
  ['date-in-tags.xlsx', ['2025-03-04']],
])('B-108a %s gives what a spreadsheet shows, in any time zone, and keeps what lies behind it', async (name, expected) => {
  const { rows } = await sample(name)
  const cells = rows.slice(1).map((row) => row.at(-1))
  expect(cells.map(String)).toEqual(expected)
  expect(cells.every((cell) => cell instanceof ShownCell || cell === true)).toBe(true)
})

test('B-119c of a large workbook the first rows of each sheet are read without its other rows, with what their cells show', async () => {
  const rows = Array.from({ length: 12_000 }, (_, at) => [`名称 ${at}`, at / 4, '同样的字'])
  const bytes = await writeXlsx({
    sheets: [
      { name: '隐藏', rows: [['x']], hidden: true },
      { name: '产品', rows: [['名称', '价格', '备注'], ...rows] },
      { name: '二', rows: [['另一张']] },
    ],
  })
  const file = new File([new Uint8Array(bytes)], 'x.xlsx')
  const first = await firstRowsOf(file)
  expect([first.sheets, first.sheet]).toEqual([['产品', '二'], '产品'])
  expect(first.rows.slice(0, 3)).toEqual([['名称', '价格', '备注'], rows[0], rows[1]])
  expect(first.rows.length).toBeGreaterThan(200)
  expect(first.rows.length).toBeLessThan(8000)
  expect(first.rows.at(-1)).toEqual(rows[first.rows.length - 2])
  expect((await firstRowsOf(file, { sheet: '二' })).rows).toEqual([['另一张']])
  for (const name of ['shown-text.xlsx', 'hidden-sheet.xlsx', 'prefix.xlsx']) {
    const small = new File([new Uint8Array(readFileSync(path.join(import.meta.dirname, 'samples', name)))], name)
    expect(await firstRowsOf(small)).toEqual(await readSheetOf(small))
  }
})

test.each([['no ZIP file'], [`PK\u0005\u0006${'\0'.repeat(18)}`]])(
  'B-119c a large file that is no workbook shows no rows, and the server says why',
  async (text) => {
    expect(await firstRowsOf(new File([text], 'x.xlsx'))).toMatchObject({ rows: [], sheets: [] })
  },
)
