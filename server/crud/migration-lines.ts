import type { ColumnSpec } from './columns.ts'
import type { ListIndex } from './list-indexes.ts'
import { MOMENTS } from '../db/migrations/making.ts'

/** The line that declares a column. */
export const columnLine = ({ name, type, notNull, refersTo }: ColumnSpec) =>
  `    ${name}: '${type}${notNull ? '!' : ''}${refersTo ? ` -> ${refersTo}` : ''}',`

/** The line that declares the column by which a text is ordered. */
export const keyLine = (name: string) => `    ${name}: 'text',`

/** The statement that makes a table with these columns. */
export const makeTable = (name: string, lines: string[]) => `  await make.table('${name}', {\n${lines.join('\n')}\n  })`

/** The statement that makes an index of these columns. */
export const indexLine = (table: string, columns: string[]) => `  await make.index('${table}', ${quoted(columns)})`

/** The words as a list in the printed code. */
export const quoted = (words: string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`

/** SQLite keeps the values that filters check in the index itself, PostgreSQL beside it; of moments alone `listIndex` makes the same by itself. */
export function listIndexLine(name: string, { order, covered, moments, bin, emptyLast }: ListIndex) {
  const more = [
    ...(covered.length > 0 ? [`covered: ${quoted(covered)}`, `included: ${quoted([...covered, ...(moments ? MOMENTS : [])])}`] : []),
    ...(moments ? ['moments: true'] : []),
    ...(bin ? ['bin: true'] : []),
    ...(emptyLast ? ['emptyLast: true'] : []),
  ]
  return `  await make.listIndex('${name}', ${quoted(order)}${more.length > 0 ? `, { ${more.join(', ')} }` : ''})`
}
