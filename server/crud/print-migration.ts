import { isFound, type Resource } from '../../contract/resource.ts'
import { columnsOf, linkFields, linkTable, snapshotTable, type ColumnSpec } from './columns.ts'
import { listIndexes, referring, type ListIndex } from './list-indexes.ts'
import { publishedSortKeys, sortKeysOf } from './sort-keys.ts'
import { equalFilters } from './list-orders.ts'
import { MOMENTS } from '../db/migrations/making.ts'

/** The body of a migration that makes a resource's tables: printed once, read, and frozen (`npm run migration -- <resource>`). */
export function printMigration(r: Resource): string {
  // Rich text last: a row spills over its page there, and reading a column behind it means walking all of it.
  const columns = columnsOf(r).toSorted((a, b) => Number(a.field.kind === 'html') - Number(b.field.kind === 'html'))
  const own = [...columns.map(columnLine), ...sortKeysOf(r).map(({ name }) => keyLine(name))]
  const unique = Object.entries(r.fields).filter(([, field]) => field.unique)
  return [
    makeTable(r.name, ['    ...stamps,', ...own]),
    ...unique.map(([name]) => `  await make.uniqueText('${r.name}', '${name}')`),
    ...(r.publishable ? [`  await make.momentColumns('${r.name}')`] : []),
    ...(r.large ? [`  await make.pairTable('${r.name}')`] : []),
    ...listIndexes(r).map((index) => listIndexLine(r.name, index)),
    ...referring(r).map((name) => indexLine(r.name, [name])),
    ...linkTables(r),
    ...(r.publishable ? snapshotLines(r, [...columns.filter(isPublished).map(columnLine), ...publishedSortKeys(r).map(keyLine)]) : []),
  ].join('\n')
}

const columnLine = ({ name, type, notNull, refersTo }: ColumnSpec) =>
  `    ${name}: '${type}${notNull ? '!' : ''}${refersTo ? ` -> ${refersTo}` : ''}',`

const keyLine = (name: string) => `    ${name}: 'text',`

const isPublished = ({ field }: ColumnSpec) => field.internal !== true

const linkTables = (r: Resource) =>
  linkFields(r).flatMap(([name, field]) => [
    `  await make.keyedTable('${linkTable(r, name)}', { rowId: 'whole! -> ${r.name}', targetId: 'whole! -> ${field.target}' }, ['rowId', 'targetId'])`,
    indexLine(linkTable(r, name), ['targetId']),
  ])

function snapshotLines(r: Resource, own: string[]): string[] {
  const table = snapshotTable(r)
  const published = (name: string) => r.fields[name]?.internal !== true
  return [
    makeTable(table, [`    rowId: 'whole! -> ${r.name}',`, '    ...snapshot,', ...own]),
    ...[
      ['rowId', 'validFrom'],
      ['validFrom'],
      ['validUntil'],
      ...referring(r)
        .filter(published)
        .map((name) => [name]),
    ].map((columns) => indexLine(table, columns)),
    ...(isFound(r) ? [`  await make.termTable('${r.name}Terms', ['title', 'body', 'facets'])`] : []),
    ...(r.large && isFound(r) ? [`  await make.lookupIndex('${table}', ${quoted(equalFilters(r).filter(published))})`] : []),
    `  await make.momentIndexes('${r.name}')`,
  ]
}

const makeTable = (name: string, lines: string[]) => `  await make.table('${name}', {\n${lines.join('\n')}\n  })`

const indexLine = (table: string, columns: string[]) => `  await make.index('${table}', ${quoted(columns)})`

const quoted = (words: string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`

/** SQLite keeps the values that filters check in the index itself, PostgreSQL beside it; of moments alone `listIndex` makes the same by itself. */
function listIndexLine(name: string, { order, covered, moments, bin, emptyLast }: ListIndex) {
  const more = [
    ...(covered.length > 0 ? [`covered: ${quoted(covered)}`, `included: ${quoted([...covered, ...(moments ? MOMENTS : [])])}`] : []),
    ...(moments ? ['moments: true'] : []),
    ...(bin ? ['bin: true'] : []),
    ...(emptyLast ? ['emptyLast: true'] : []),
  ]
  return `  await make.listIndex('${name}', ${quoted(order)}${more.length > 0 ? `, { ${more.join(', ')} }` : ''})`
}
