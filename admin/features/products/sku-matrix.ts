import type { SkuColumn, SkuRow, SkuTable } from './sku-table.ts'

type Entry = SkuRow['entries'][number]

/** A property in which variants differ, with the values that are chosen for it. */
export interface Axis extends SkuColumn {
  values: readonly Entry[]
}

const LONGEST_CODE = 64
const LONGEST_PART = 8

/** The columns of the table as axes: each with the values that its rows have. */
export const axesOf = ({ columns, rows }: SkuTable): Axis[] =>
  columns.map((column, at) => {
    const values = rows.map(({ entries }) => entries[at]!).filter(({ value }) => value !== '')
    return { ...column, values: [...new Map(values.map((entry) => [entry.value, entry])).values()] }
  })

const isAsked = ({ name, values }: Axis) => name.trim() !== '' && values.length > 0

/** The number of variants that the axes make. */
export const combinationsOf = (axes: readonly Axis[]): number => {
  const asked = axes.filter(isAsked)
  return asked.length === 0 ? 0 : asked.reduce((product, { values }) => product * values.length, 1)
}

/**
 * The table with a row for each combination of the chosen values. A row that is there already keeps its code, price and stock, and one that has nothing in
 * a column yet becomes the first combination that fits. A row that is no combination stays at the end. New rows get codes that begin with the model.
 */
export function withCombinations(table: SkuTable, axes: readonly Axis[], model: string): SkuTable {
  const asked = axes.filter(isAsked)
  const columns = [...table.columns]
  for (const { name, nameEn } of asked) if (!columns.some((column) => column.name === name)) columns.push({ name, nameEn })
  const places = asked.map(({ name }) => columns.findIndex((column) => column.name === name))
  const left = table.rows.map((row) => ({ ...row, entries: columns.map((_, at) => row.entries[at] ?? NOTHING) }))
  const wanted = product(asked.map(({ values }) => values))
  const codes = new Set(left.map(({ code }) => code.toLowerCase()))
  const exact = wanted.map((values) => taken(left, (row) => values.every((entry, at) => row.entries[places[at]!]!.value === entry.value)))
  const rows = wanted.map((values, index): SkuRow => {
    const fits = (row: SkuRow) => values.every((entry, at) => ['', entry.value].includes(row.entries[places[at]!]!.value))
    const row = exact[index] ?? taken(left, fits) ?? freshRow(columns.length)
    const entries = row.entries.map((entry, at) => (places.includes(at) ? values[places.indexOf(at)]! : entry))
    return { ...row, entries, code: row.code || freeCode(model, values, codes) }
  })
  return { columns, rows: [...rows, ...left] }
}

const NOTHING: Entry = { value: '', valueEn: '' }

const freshRow = (columns: number): SkuRow => ({
  code: '',
  entries: Array.from({ length: columns }, () => NOTHING),
  price: null,
  stock: null,
  picture: null,
})

/** Takes the first row that fits out of the list. */
function taken(rows: SkuRow[], fits: (row: SkuRow) => boolean): SkuRow | undefined {
  const at = rows.findIndex(fits)
  return at === -1 ? undefined : rows.splice(at, 1)[0]
}

const product = (lists: readonly (readonly Entry[])[]): Entry[][] =>
  lists.reduce<Entry[][]>((made, values) => made.flatMap((before) => values.map((value) => [...before, value])), [[]])

/** `HM-1200-MONO-3M`; a value without Latin letters and digits gives no part, and a code that is taken gets a number. */
function freeCode(model: string, values: readonly Entry[], codes: Set<string>): string {
  const parts = values.map(({ value, valueEn }) => latin(valueEn) || latin(value)).filter(Boolean)
  const wished = [model || 'SKU', ...parts].join('-').slice(0, LONGEST_CODE - 4)
  let code = parts.length > 0 ? wished : `${wished}-1`
  for (let number = 2; codes.has(code.toLowerCase()); number++) code = `${wished}-${number}`
  codes.add(code.toLowerCase())
  return code
}

const latin = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.]+/g, '')
    .slice(0, LONGEST_PART)

/** A value as it is typed: `黑白`, or `黑白=Mono` with its English; `known` has the English of values that are known. */
export function typedValue(text: string, known: ReadonlyMap<string, string>): Entry {
  const [value = '', english = ''] = text.split('=').map((part) => part.trim())
  return { value, valueEn: english || (known.get(value) ?? '') }
}
