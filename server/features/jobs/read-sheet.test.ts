import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { zipOf, type TestPart } from '../../testing/zip.ts'
import { visibleSheets } from '../../../contract/sheets/workbook.ts'
import type { ReadAs } from './params.ts'
import { readSheet } from './read-sheet.ts'

const MB = 1024 * 1024
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const relations = (targets: [string, string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** An Excel file in the order in which Excel writes it: the rows stand before the texts that they name. */
const excel = ({ rows = '', texts = '', told }: { rows?: string; texts?: string; told?: TestPart['told'] } = {}): TestPart[] => [
  { name: '[Content_Types].xml', bytes: `<Types xmlns="${PACKAGE}/content-types"/>` },
  { name: '_rels/.rels', bytes: relations([['officeDocument', 'xl/workbook.xml']]) },
  {
    name: 'xl/workbook.xml',
    bytes: `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    bytes: relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
  },
  {
    name: 'xl/worksheets/sheet1.xml',
    bytes: `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row>${rows}<row r="2"><c r="A2" t="s"><v>1</v></c></row></sheetData></worksheet>`,
  },
  { name: 'xl/sharedStrings.xml', bytes: `<sst><si><t>名称</t></si><si><t>长城</t></si>${texts}</sst>`, ...(told && { told }) },
]

const folder = mkdtempSync(path.join(tmpdir(), 'portico-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(parts: TestPart[], as: ReadAs = {}) {
  const file = path.join(folder, 'x.xlsx')
  writeFileSync(file, zipOf(parts))
  const rows: unknown[] = []
  for await (const { row, cells } of readSheet(file, 'xlsx', as)) rows.push([row, ...cells])
  return rows
}

const ROWS = [
  [1, '名称'],
  [2, '长城'],
]
const refusal = expect.objectContaining({ words: 'job.unreadable' })

test('B-71i a small Excel file whose rows stand before their texts is read', async () => {
  expect(await read(excel())).toEqual(ROWS)
})

test.runIf(existsSync('/proc/self/fd')).each([
  ['xlsx', zipOf(excel({ rows: ' '.repeat(5 * MB) }))],
  ['csv', Buffer.from(`名称\n${'长城\n'.repeat(100_000)}`)],
] as const)('B-71i who reads the first row alone leaves no file open: %s', async (format, bytes) => {
  const file = path.join(folder, `first.${format}`)
  writeFileSync(file, bytes)
  for await (const { cells } of readSheet(file, format)) {
    expect(cells).toEqual(['名称'])
    break
  }
  const open = () => readdirSync('/proc/self/fd').map((number) => linkOf(`/proc/self/fd/${number}`))
  await expect.poll(open).not.toContain(file)
})

/** Empty for a number that was closed meanwhile. */
function linkOf(number: string): string {
  try {
    return readlinkSync(number)
  } catch {
    return ''
  }
}

test('B-71i so is a large one', { tags: ['whole'] }, async () => {
  expect(await read(excel({ rows: ' '.repeat(65 * MB) }))).toEqual(ROWS)
})

test('B-71i an Excel file whose texts unpack to more than the memory for them is refused', async () => {
  await expect(read(excel({ texts: ' '.repeat(65 * MB) }))).rejects.toEqual(refusal)
})

test.each([
  ['no size in front of the part', { local: 0, central: 500 }],
  ['no size at all', { local: 0, central: 0 }],
  ['a smaller size', { local: 500, central: 500 }],
  ['a smaller size, and the true one in front of the part', { local: 5 * MB, central: 500 }],
])('B-71i nor is a part unpacked that is larger than the file tells: %s', async (_, told) => {
  await expect(read(excel({ texts: ' '.repeat(3 * MB), told }))).rejects.toEqual(refusal)
  await expect(read(excel({ rows: ' '.repeat(65 * MB), texts: ' '.repeat(3 * MB), told }))).rejects.toEqual(refusal)
})

test('B-71i no part beside the rows is held because a relation calls it the texts', async () => {
  const parts = excel({ rows: ' '.repeat(65 * MB) })
  const at = parts.findIndex(({ name }) => name.endsWith('workbook.xml.rels'))
  const texts = String(parts[at]!.bytes).replace('sharedStrings.xml', 'worksheets/sheet1.xml')
  await expect(read(parts.with(at, { ...parts[at]!, bytes: texts }))).rejects.toEqual(refusal)
})

test.each(['utf-16le', 'utf-16be'])('B-103g a large CSV is read by its mark: %s', async (encoding) => {
  const file = path.join(folder, `${encoding}.csv`)
  const bytes = Buffer.from('\uFEFF名称,编码\r\n长城,a', 'utf16le')
  writeFileSync(file, encoding === 'utf-16le' ? bytes : bytes.swap16())
  const rows: unknown[] = []
  for await (const { cells } of readSheet(file, 'csv')) rows.push(cells)
  expect(rows).toEqual([
    ['名称', '编码'],
    ['长城', 'a'],
  ])
})

test('B-127a a CSV of Latin letters in UTF-16 without a mark is not taken for UTF-8', async () => {
  const file = path.join(folder, 'bare.csv')
  writeFileSync(file, Buffer.from('name,code\r\nx,a', 'utf16le'))
  const rows: unknown[] = []
  for await (const { cells } of readSheet(file, 'csv')) rows.push(cells)
  expect(rows).toEqual([
    ['name', 'code'],
    ['x', 'a'],
  ])
})

test.each([
  ['small', ''],
  ['large', ' '.repeat(5 * MB)],
])('B-127b a formula that nobody has calculated is no empty cell: %s', async (_, padding) => {
  const rows =
    '<row r="3"><c r="A3"><f>1+1</f></c><c r="B3"><f>1+1</f><v>2</v></c><c r="C3"><f>B1</f><v></v></c><c r="D3"/><c r="E3" t="str"><f>C1&amp;""</f><v></v></c></row>'
  const parts = excel({ rows: padding }).map((part) =>
    part.name.endsWith('sheet1.xml') ? { ...part, bytes: String(part.bytes).replace('</sheetData>', `${rows}</sheetData>`) } : part,
  )
  expect((await read(parts)).at(-1)).toEqual([3, '#CALC!', 2, '#CALC!', null, ''])
  expect((await visibleSheets(zipOf(parts)))[0]!.rows.at(-1)!).toEqual(['#CALC!', 2, '#CALC!', null, ''])
})

test.each([
  ['small', ''],
  ['large', ' '.repeat(5 * MB)],
])('B-107b the chosen sheet of a %s Excel file is read, and without a choice the first', async (_, padding) => {
  const parts = excel({ rows: padding }).map(({ name, bytes }) => {
    if (name.endsWith('workbook.xml'))
      return { name, bytes: String(bytes).replace('</sheets>', '<sheet name="价目" sheetId="2" r:id="rId3"/></sheets>') }
    if (!name.endsWith('workbook.xml.rels')) return { name, bytes }
    return {
      name,
      bytes: relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
      ]),
    }
  })
  const second = '<worksheet><sheetData><row r="1"><c r="A1"><v>5</v></c></row></sheetData></worksheet>'
  const both = [...parts, { name: 'xl/worksheets/sheet2.xml', bytes: second }]
  expect(await read(both, { sheet: '价目' })).toEqual([[1, 5]])
  expect(await read(both)).toEqual(ROWS)
  expect(await read(both, { sheet: 'gone' }).catch(() => [])).toEqual([])
})

test('B-107a a large CSV is read in the chosen encoding, unless it proves another', async () => {
  const file = path.join(folder, 'chosen.csv')
  const first = async (bytes: Buffer) => {
    writeFileSync(file, bytes)
    for await (const { cells } of readSheet(file, 'csv', { encoding: 'windows-1252' })) return cells
    return null
  }
  expect(await first(Buffer.from('Zubeh\xf6r', 'latin1'))).toEqual(['Zubehör'])
  expect(await first(Buffer.from('Zubehör'))).toEqual(['Zubehör'])
})

async function linesOf(file: string, format: 'csv' | 'xlsx') {
  const lines: unknown[] = []
  for await (const { row, cells, isBroken } of readSheet(file, format)) lines.push(isBroken ? [row, 'broken'] : [row, ...cells.map(String)])
  return lines
}
const csvLines = (text: string) => {
  const file = path.join(folder, 'x.csv')
  writeFileSync(file, text)
  return linesOf(file, 'csv')
}
const sampleLines = (name: string) => linesOf(path.join(import.meta.dirname, 'samples', name), 'xlsx')

test('B-108f the line of the separator is used, blank rows keep the numbers of the others, and nothing is read from a wrong quotation mark on', async () => {
  expect(await csvLines('sep=;\n名称;编码\n\n"a;b";x\n\n')).toEqual([
    [1, '名称', '编码'],
    [3, 'a;b', 'x'],
  ])
  const unclosed = '名称,编码\n长城,a\n"12" 屏,b\n' + '北辰,c\n'.repeat(30_000)
  expect(await csvLines(unclosed)).toEqual([
    [1, '名称', '编码'],
    [2, '长城', 'a'],
    [3, 'broken'],
  ])
})

test('B-108f rows and quotation marks are cut by the pieces of a file nowhere', async () => {
  const long = '很长的"文字"'.repeat(30)
  const rows = Array.from({ length: 2000 }, (_, at) => [`${at} ${long}`, `a${at}`])
  const text = rows.map(([name, code]) => `"${name!.replaceAll('"', '""')}",${code}`).join('\r\n')
  expect(await csvLines(text)).toEqual(rows.map((row, at) => [at + 1, ...row]))
})

test('B-108f of an Excel file the first sheet that people see is read', async () => {
  expect((await sampleLines('hidden-sheet.xlsx')).slice(0, 2)).toEqual([
    [1, '名称', '编码'],
    [2, '恒光仪器', 'r09-hengguang'],
  ])
})

test('B-108a cells have what a spreadsheet shows', async () => {
  const lines = (await sampleLines('shown-text.xlsx')) as unknown[][]
  expect(lines.slice(1).map((line) => line[3])).toEqual(['15%', '8:30', '2025-03-04', '2025-03-04 08:30', '9,800.00', '00123', 'true'])
})

test('B-108a rows without cells, and rows that a file leaves out, leave each other row its own formats', async () => {
  const parts = excel().map((part) =>
    part.name.endsWith('sheet1.xml')
      ? {
          ...part,
          bytes: `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"/><row r="3" ht="20"></row><row r="6"><c r="A6" s="1"><v>0.15</v></c></row><row><c s="2"><v>7</v></c></row></sheetData></worksheet>`,
        }
      : part,
  )
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>`
  const file = path.join(folder, 'gaps.xlsx')
  for (const padding of ['', ' '.repeat(5 * MB)]) {
    writeFileSync(file, zipOf([...parts, { name: 'xl/styles.xml', bytes: styles + padding }]))
    expect(await linesOf(file, 'xlsx')).toEqual([
      [1, '名称'],
      [6, '15%'],
      [7, '00007'],
    ])
  }
})
