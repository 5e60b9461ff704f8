import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as f from '../fields.ts'
import type { Resource } from '../resource.ts'
import { createSchema } from '../schema.ts'
import { importColumns, type Choices } from './columns.ts'
import { encodingOf, separatorOf } from './encoding.ts'
import { readRows } from './rows.ts'
import { textRows } from './text-rows.ts'

// Sheets drawn at random, with titles in any order and language, blank rows, damaged cells and all encodings: each is read right, or refused by the cell.

const fields = {
  title: f.text({ required: true, max: 40 }),
  price: f.money(),
  day: f.date(),
  at: f.date({ time: true }),
  isActive: f.yesNo({}),
  kind: f.dictionary('news-category'),
  labels: f.tags(),
}
type Name = keyof typeof fields
const NAMES = Object.keys(fields) as Name[]
const TITLES: Record<Name, readonly [string, string]> = {
  title: ['标题', 'Title'],
  price: ['价格', 'Price'],
  day: ['日期', 'Day'],
  at: ['时间', 'Time'],
  isActive: ['启用', 'Active'],
  kind: ['类型', 'Kind'],
  labels: ['标签', 'Tags'],
}
/** Texts of cells, and the values that they mean. */
const RIGHT: Record<Name, readonly (readonly [string, unknown])[]> = {
  title: [
    ['恒光', '恒光'],
    ['显示器 27" 曲面', '显示器 27" 曲面'],
    ['a,b', 'a,b'],
    ['一\n二', undefined],
    ['00123', '00123'],
    ['110101199003071234', '110101199003071234'],
    ['1E5', '1E5'],
    ['-5', '-5'],
  ].filter(([, value]) => value !== undefined) as [string, string][],
  price: [
    ['', undefined],
    ['9,800.00', 9800],
    ['12.5', 12.5],
    ['３', 3],
    ['－１２', -12],
    ['-0', 0],
    ['12,50', 12.5],
    ['1.299,00', 1299],
    ['1 000', 1000],
    ['0012.50', 12.5],
  ],
  day: [
    ['', undefined],
    ['2025-03-04', '2025-03-04'],
    ['2025/3/4', '2025-03-04'],
    ['2025年3月4日', '2025-03-04'],
    ['２０２５－０３－０４', '2025-03-04'],
    ['20240229', '2024-02-29'],
  ],
  at: [
    ['', undefined],
    ['2025-03-04 08:30', '2025-03-04T00:30:00.000Z'],
    ['2025-03-04', '2025-03-03T16:00:00.000Z'],
    ['2025/3/4 ８：３０', '2025-03-04T00:30:00.000Z'],
    ['2025-03-04T08:30:00+08:00', '2025-03-04T00:30:00.000Z'],
  ],
  isActive: [
    ['', undefined],
    ['是', true],
    ['No', false],
    ['TRUE', true],
    ['ＹＥＳ', true],
    ['０', false],
  ],
  kind: [
    ['', undefined],
    ['公司动态', 'a'],
    ['Company', 'a'],
    ['b', 'b'],
    ['Trade', 'b'],
    ['company', 'a'],
    ['Ｔｒａｄｅ', 'b'],
  ],
  labels: [
    ['', undefined],
    ['红、绿', ['红', '绿']],
    ['red; green', ['red', 'green']],
    ['红，绿；蓝', ['红', '绿', '蓝']],
  ],
}
const WRONG: Record<Name, readonly string[]> = {
  title: ['', '#N/A', '#NV', '#BEZUG!', 'Err:502', '#####', 'x'.repeat(41)],
  price: ['1,2,3', '12 台', '#DIV/0!', '一百', '--', '10²', '①', '1e3', '15%', '5-', '1234567890123456.78'],
  day: [
    '2025-02-29',
    '45720',
    '3/4/25',
    '2025-03-04T24:00',
    '2025-02-30',
    '2025-13-05',
    '2025',
    'soon',
    '05/04/2025',
    '2025-03-04 08:30',
    '#REF!',
  ],
  at: ['2025-03-04 24:00', '2025-03-04 08:60', '2025-03-04 8:30 PM', '2025-03-04 morning', '#VALUE!'],
  isActive: ['也许', '#N/A'],
  kind: ['另类', '#NAME?'],
  labels: ['#N/A', 'x'.repeat(65)],
}
const resource = { name: 'sample', service: 'Sample', display: 'title', fields, columns: ['title'] } as unknown as Resource
const choices: Choices = {
  kind: [
    { value: 'a', label: 'Company', otherLabel: '公司动态' },
    { value: 'b', label: 'Trade', otherLabel: '行业动态' },
  ],
  isActive: [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ],
}
const titleIn = (language: 0 | 1) => (name: string) => TITLES[name as Name]?.[language] ?? name
const rules = {
  columns: importColumns(resource, titleIn(1), () => true, titleIn(0)),
  choices,
  schema: createSchema(fields),
  language: 'en',
  zone: 'Asia/Shanghai',
  unknown: String,
  repeated: String,
} as const

/** The bytes of the characters that the sheets here have in GBK, found by reading each pair of bytes. */
const GBK = new Map<string, readonly number[]>()
for (let first = 0x81; first < 0xff; first += 1)
  for (let second = 0x40; second < 0xff; second += 1) {
    const letter = new TextDecoder('gb18030').decode(Uint8Array.of(first, second))
    if (letter.length === 1) GBK.set(letter, [first, second])
  }
const utf16 = (text: string, isBig: boolean) =>
  Array.from(`\uFEFF${text}`).flatMap((letter) => {
    const code = letter.charCodeAt(0)
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
  })
const ENCODINGS: Record<string, (text: string) => Uint8Array> = {
  utf8: (text) => new TextEncoder().encode(text),
  mark: (text) => new TextEncoder().encode(`\uFEFF${text}`),
  utf16le: (text) => Uint8Array.from(utf16(text, false)),
  utf16be: (text) => Uint8Array.from(utf16(text, true)),
  bare16: (text) => Uint8Array.from(utf16(text, false).slice(2)),
  gbk: (text) => Uint8Array.from(Array.from(text).flatMap((letter) => GBK.get(letter) ?? [letter.charCodeAt(0)])),
}

const cellFor = (name: Name) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...RIGHT[name]).map(([text, value]) => ({ text, value, isWrong: false })) },
    { weight: 1, arbitrary: fc.constantFrom(...WRONG[name]).map((text) => ({ text, value: undefined, isWrong: true })) },
  )
type Cell = { text: string; value: unknown; isWrong: boolean }
const row = fc.option(fc.record(Object.fromEntries(NAMES.map((name) => [name, cellFor(name)])) as Record<Name, fc.Arbitrary<Cell>>), {
  freq: 8,
  nil: null,
})

const sheet = fc.record({
  order: fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
  language: fc.constantFrom<0 | 1>(0, 1),
  rows: fc.array(row, { minLength: 1, maxLength: 12 }),
  headline: fc.boolean(),
  separator: fc.constantFrom(',', ';', '\t'),
  encoding: fc.constantFrom(...Object.keys(ENCODINGS)),
  sep: fc.constantFrom('sep=', '"sep='),
  // A file that several programs have written holds several kinds of line ends.
  newlines: fc.constantFrom(['\n'], ['\r\n'], ['\r'], ['\r\n', '\n', '\r'], ['\n', '\r\n']),
})
type Sheet = typeof sheet extends fc.Arbitrary<infer T> ? T : never

const quoted = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function bytesOf({ order, language, rows, headline, separator, encoding, sep, newlines }: Sheet): Uint8Array {
  const titles = order.map((name) => TITLES[name][language])
  const body = rows.map((cells) => (cells ? order.map((name) => quoted(cells[name].text)).join(separator) : ''))
  const lines = [
    `${sep}${separator}${sep.startsWith('"') ? '"' : ''}`,
    ...(headline ? ['2025 价目表'] : []),
    titles.join(separator),
    ...body,
  ]
  return ENCODINGS[encoding]!(lines.map((line, at) => line + newlines[at % newlines.length]).join(''))
}

/** Reads a text in its own encoding, or as a person chooses it, where it proves none. */
function textOf(bytes: Uint8Array, chosen = 'gb18030') {
  const { encoding, isGuess } = encodingOf(bytes)
  return separatorOf(new TextDecoder(isGuess ? chosen : encoding).decode(bytes))
}

function judge(drawn: Sheet): void {
  const { text, separator } = textOf(bytesOf(drawn), drawn.encoding === 'bare16' ? 'utf-16le' : 'gb18030')
  const { rows, brokenAt } = textRows(text, separator)
  const { items, problems, missing, ignored } = readRows(rows, rules, brokenAt)
  expect({ missing, ignored, brokenAt }).toEqual({ missing: [], ignored: [], brokenAt: null })
  const first = drawn.headline ? 3 : 2
  const wanted = drawn.rows.flatMap((cells, at) => (cells ? [{ row: first + at, cells }] : []))
  const wrongIn = (cells: Record<Name, Cell>) => NAMES.filter((name) => cells[name].isWrong)
  const named = wanted.flatMap((one) => wrongIn(one.cells).map((name) => `${one.row} ${TITLES[name][1]}`))
  expect(new Set(problems.map(({ row: at, title }) => `${at} ${title}`))).toEqual(new Set(named))
  expect(items).toEqual(
    wanted
      .filter(({ cells }) => wrongIn(cells).length === 0)
      .map((one) => ({
        row: one.row,
        values: Object.fromEntries(
          NAMES.filter((name) => one.cells[name].value !== undefined).map((name) => [name, one.cells[name].value]),
        ),
      })),
  )
}

test('B-108e sheets in any encoding, order and language are read right or refused by row and column', () => {
  fc.assert(fc.property(sheet, judge), { numRuns: 60, seed: 108 })
})

test('B-108e a thousand of them', { tags: ['whole'], timeout: 120_000 }, () => {
  fc.assert(fc.property(sheet, judge), { numRuns: 1000 })
})

test('B-108e bytes of any kind are read or refused, and nothing throws', () => {
  const letter = fc.constantFrom(...Array.from('\uFEFF甲a1""\',;\t\r\n=\0'))
  const texts = fc.string({ unit: letter, maxLength: 100 }).map((text) => new TextEncoder().encode(text))
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 200 }), texts)
  fc.assert(
    fc.property(bytes, (given) => {
      const { text, separator } = textOf(given)
      const { rows, brokenAt } = textRows(text, separator)
      readRows(rows, rules, brokenAt)
    }),
    { numRuns: 300 },
  )
})
