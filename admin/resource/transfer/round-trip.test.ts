import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputSchema, properties, writableProperties } from '../../../contract/field-schema.ts'
import type { Field, FieldKind } from '../../../contract/fields.ts'
import { lowerAscii } from '../../../contract/format/lower-ascii.ts'
import { FORM_TEMPLATES } from '../../../contract/forms/templates/index.ts'
import { otherLanguage, type Language } from '../../../contract/languages.ts'
import { actionsOf, type Resource } from '../../../contract/resource.ts'
import { resources } from '../../../contract/resources/index.ts'
import { wordsOf } from '../../../contract/resources/words.ts'
import { createSchema } from '../../../contract/schema.ts'
import { cellOf, type CellValue } from '../../../contract/sheets/cells.ts'
import { exportColumns, importColumns, type Choice, type Choices } from '../../../contract/sheets/columns.ts'
import { FORMATS } from '../../../contract/sheets/formats.ts'
import { ownChoicesOf } from '../../../contract/sheets/own-choices.ts'
import { readRows } from '../../../contract/sheets/rows.ts'
import { sheetFile } from './files.ts'
import { readSheetOf } from './sheet-source.ts'

// Rows drawn at random for each resource that can be exported and imported, written in one language and read in the other.

type Row = Record<string, unknown>
const ZONE = 'America/New_York'

/** A label of one row is that of another in the other language: only the language of the file tells which is meant. */
const LABELS: Record<Language, readonly string[]> = { 'zh-CN': ['甲', '乙', '丙、丁', '12'], en: ['Alpha', '甲', 'C; D', '13'] }
const IDS = [3, 7, 12, 15]
const CODES = ['a', 'b', 'c', 'd']

const TEXTS = [
  '=1+1',
  "'x",
  "'=1",
  '-5',
  '+86 139',
  '0012',
  '1E5',
  '15%',
  '2025-03-04',
  'true',
  '[null]',
  '["a"]',
  'a、b',
  'x,y;z',
  'say "hi"',
  '12"',
  '_x000D_',
]
const LINES = ['a\r\nb', 'a\nb', 'a\n\nb', '\tx', '<p>甲 &amp; 乙</p>', '一\n=二']
const FORMED = [
  'abc-1',
  'M8',
  'a@b.cn',
  '13800138000',
  '021-65432100',
  'https://example.com/a?b=1,2;3',
  '/about',
  'sub.example.com',
  '09:30',
  '#1677ff',
]
const MEDIA = ['/media/0123456789abcdef01234567', '/media/0123456789abcdef01234568']
const JSONS: unknown[] = [
  {},
  [],
  { range: 25.5, material: '12' },
  ['x'],
  [{ name: 'a', nameEn: 'b', value: '1' }],
  '12',
  5,
  FORM_TEMPLATES[0]!.definition,
]

const LETTER = fc.constantFrom(...Array.from('甲é😀aB1 \'"=+-@,，、;；\n\r\t_x0D'))
const anyText = fc.oneof(fc.constantFrom(...TEXTS, ...LINES, ...FORMED), fc.string({ unit: LETTER, maxLength: 12 }))
const KINDS: Record<FieldKind, (field: Field) => fc.Arbitrary<unknown>> = {
  text: () => anyText,
  longText: () => anyText,
  html: () => anyText,
  link: () => fc.constantFrom(...FORMED),
  number: () =>
    fc.oneof(
      fc.integer(),
      // Numbers as a database of either engine keeps them; a spreadsheet has fifteen digits.
      fc
        .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
        .map((one) => (Math.abs(one) < 1e-60 ? 0 : Number(one.toPrecision(12)))),
    ),
  money: () => fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
  yesNo: () => fc.boolean(),
  date: ({ time }) =>
    fc
      .date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => (time ? date.toISOString() : date.toISOString().slice(0, 10))),
  choice: ({ options = [] }) => fc.constantFrom(...options),
  dictionary: () => fc.constantFrom(...CODES),
  picture: () => fc.constantFrom(...MEDIA),
  pictures: () => fc.subarray(MEDIA),
  file: () => fc.constantFrom(...MEDIA),
  reference: () => fc.constantFrom(...IDS),
  references: () => fc.subarray(IDS),
  treeParent: () => fc.constantFrom(...IDS),
  tags: () => fc.array(anyText, { maxLength: 3 }),
  json: () => fc.constantFrom(...JSONS),
}

/** A value as the server stores it, or none. */
const stored = (field: Field) => {
  const schema = inputSchema(field)
  return (value: unknown) => {
    const read = schema.safeParse(value)
    return read.success ? read.data : undefined
  }
}
const valueFor = (field: Field): fc.Arbitrary<unknown> => {
  const value = KINDS[field.kind](field).map(stored(field))
  const isThere = (one: unknown) => one !== undefined && one !== null && (!Array.isArray(one) || one.length > 0)
  return field.required || field.asked ? value.filter(isThere) : value.filter((one) => one === undefined || isThere(one))
}

const rowsFor = ({ fields }: Resource) => {
  const asked = writableProperties(fields)
  const unique = asked.filter(([, field]) => field.unique).map(([name]) => name)
  const row = fc.record(Object.fromEntries(asked.map(([name, field]) => [name, valueFor(field)])))
  const keyOf = (name: string) => (one: Row) => (typeof one[name] === 'string' ? lowerAscii(one[name]) : one[name])
  const isFirst = (one: Row, at: number, all: Row[]) =>
    unique.every((name) => one[name] === undefined || all.findIndex((other) => keyOf(name)(other) === keyOf(name)(one)) === at)
  return fc.array(row, { minLength: 1, maxLength: 5 }).map((rows) => rows.filter(isFirst))
}

const wordsIn = (r: Resource, language: Language) => {
  const { fields, choices } = wordsOf(r, language)
  return {
    field: (name: string) => fields[name] ?? name,
    choice: (value: string) => choices[value] ?? value,
    yes: language === 'en' ? 'Yes' : '是',
    no: language === 'en' ? 'No' : '否',
  }
}

const valuesOf = (field: Field) => (field.dictionary ? CODES : field.target || field.kind === 'treeParent' ? IDS : null)

function choicesIn(r: Resource, language: Language): Choices {
  const other = otherLanguage(language)
  const words = { ...wordsIn(r, language), otherChoice: wordsIn(r, other).choice }
  const named = properties(r.fields).flatMap(([name, field]): [string, Choice[]][] => {
    const values = valuesOf(field)
    return values ? [[name, values.map((value, at) => ({ value, label: LABELS[language][at]!, otherLabel: LABELS[other][at]! }))]] : []
  })
  return { ...ownChoicesOf(exportColumns(r, words.field), words), ...Object.fromEntries(named) }
}

/** A row as Export answers it. */
function exported(r: Resource, row: Row, choices: Choices) {
  const names = writableProperties(r.fields).flatMap(([name, field]) => {
    const label = (value: unknown) => choices[name]?.find((choice) => choice.value === value)?.label ?? null
    const value = row[name]
    return valuesOf(field) && value !== undefined ? [[name, Array.isArray(value) ? value.map(label) : label(value)]] : []
  })
  return { ...row, names: Object.fromEntries(names) as Record<string, string> }
}

function sheetOf(r: Resource, rows: readonly Row[], language: Language): CellValue[][] {
  const words = wordsIn(r, language)
  const columns = exportColumns(r, words.field)
  const writing = { choices: ownChoicesOf(columns, words), zone: ZONE }
  const choices = choicesIn(r, language)
  return [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map((column) => cellOf(column, exported(r, row, choices), writing))),
  ]
}

const rulesIn = (r: Resource, language: Language, schema: ReturnType<typeof createSchema>) => ({
  columns: importColumns(r, wordsIn(r, language).field, () => true, wordsIn(r, otherLanguage(language)).field),
  choices: choicesIn(r, language),
  schema,
  language,
  zone: ZONE,
  unknown: String,
  repeated: String,
})

const both = (Object.values(resources) as unknown as Resource[]).filter((r) => {
  const actions = actionsOf(r)
  return r.writable && actions.includes('Import') && actions.includes('Export')
})

const bare = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))

async function changesNothing(r: Resource, runs: { numRuns: number; seed?: number }): Promise<void> {
  const drawn = fc.tuple(rowsFor(r), fc.constantFrom<Language>('zh-CN', 'en'), fc.constantFrom(...FORMATS), fc.boolean())
  // To build the checks of all fields takes longer than to read a file.
  const schema = createSchema(r.fields)
  const rules = { 'zh-CN': rulesIn(r, 'zh-CN', schema), en: rulesIn(r, 'en', schema) }
  const property = fc.asyncProperty(drawn, async ([rows, language, format, isSame]) => {
    const file = await sheetFile(sheetOf(r, rows, language), format)
    const { rows: cells, brokenAt } = await readSheetOf(new File([file], `x.${format}`))
    const { items, problems } = readRows(cells, rules[isSame ? language : otherLanguage(language)], brokenAt)
    expect(problems).toEqual([])
    expect(items.map(({ values }) => values)).toEqual(rows.map(bare).filter((row) => Object.keys(row).length > 0))
  })
  await fc.assert(property, runs)
}

test.each(both)('B-108d what an export of $name has written in one language, an import reads in either, in xlsx and CSV', async (r) => {
  await changesNothing(r, { numRuns: 3, seed: 108 })
})

test.each(both)('B-108d any rows of $name come back as they were', { tags: ['whole'], timeout: 300_000 }, async (r) => {
  await changesNothing(r, { numRuns: 100 })
})
