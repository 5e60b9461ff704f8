import { expect, test } from 'vitest'
import { cutToCells } from '../../../contract/sheets/formats.ts'
import { readSheetOf, sheetFile } from './files.ts'

const cell = async (value: string) => {
  const text = await (await sheetFile([['标题'], [value]], 'csv')).text()
  return text.replace(/^\uFEFF?标题\r\n/, '')
}

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
    expect(await readSheetOf(file)).toEqual([
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
