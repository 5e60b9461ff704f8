import type { Sku } from '../../../contract/resources/product-parts.ts'

export const MOST_ROWS = 200

/** A property in which the variants of a product differ, such as colour: one column of their table. */
export interface SkuColumn {
  name: string
  nameEn: string
}

export interface SkuRow {
  code: string
  /** One entry for each column, in the order of the columns; it may be empty. */
  entries: { value: string; valueEn: string }[]
  price: number | null
  stock: number | null
  picture: string | null
}

/** The variants as a table: every spec of any variant is a column. */
export interface SkuTable {
  columns: SkuColumn[]
  rows: SkuRow[]
}

const NO_ENTRY = { value: '', valueEn: '' }

export function tableOf(value: unknown): SkuTable {
  const skus = (value as Sku[] | null | undefined) ?? []
  const columns: SkuColumn[] = []
  for (const { name, nameEn } of skus.flatMap(({ specs }) => specs)) {
    const known = columns.find((column) => column.name === name)
    if (!known) columns.push({ name, nameEn: nameEn ?? '' })
    else known.nameEn ||= nameEn ?? ''
  }
  const rows = skus.map(({ code, specs, price, stock, picture }) => ({
    code,
    entries: columns.map(({ name }) => {
      const spec = specs.find((one) => one.name === name)
      return spec ? { value: spec.value, valueEn: spec.valueEn ?? '' } : NO_ENTRY
    }),
    price: price ?? null,
    stock: stock ?? null,
    picture: picture ?? null,
  }))
  return { columns, rows }
}

/** Turns the table into variants; without rows the value is null. */
export function skusOf({ columns, rows }: SkuTable): Sku[] | null {
  if (rows.length === 0) return null
  return rows.map(({ code, entries, price, stock, picture }) => ({
    code,
    specs: entered(entries).map((at) => specOf(columns[at]!, entries[at]!)),
    ...(price === null ? {} : { price }),
    ...(stock === null ? {} : { stock }),
    ...(picture === null ? {} : { picture }),
  }))
}

/** The columns in which a row has an entry: its specs, in their order. */
export const entered = (entries: SkuRow['entries']): number[] => entries.flatMap(({ value, valueEn }, at) => (value || valueEn ? [at] : []))

const specOf = ({ name, nameEn }: SkuColumn, { value, valueEn }: SkuRow['entries'][number]) => ({
  name,
  ...(nameEn ? { nameEn } : {}),
  value,
  ...(valueEn ? { valueEn } : {}),
})

export const newColumn = (table: SkuTable): SkuTable => ({
  columns: [...table.columns, { name: '', nameEn: '' }],
  rows: table.rows.map((row) => ({ ...row, entries: [...row.entries, NO_ENTRY] })),
})

export const withoutColumn = (table: SkuTable, at: number): SkuTable => ({
  columns: table.columns.toSpliced(at, 1),
  rows: table.rows.map((row) => ({ ...row, entries: row.entries.toSpliced(at, 1) })),
})

/** Adds a row. It copies the last row without its code, because most rows differ little from the one before. */
export function newRow(table: SkuTable): SkuTable {
  const last = table.rows.at(-1)
  const row: SkuRow = {
    code: '',
    entries: last?.entries ?? table.columns.map(() => NO_ENTRY),
    price: last?.price ?? null,
    stock: null,
    picture: null,
  }
  return { ...table, rows: [...table.rows, row] }
}
