import type { Resource } from '../../contract/resource.ts'
import { type ColumnSpec, columnsOf } from './columns.ts'
import { listIndexes, referring } from './list-indexes.ts'
import { columnLine, indexLine, keyLine, listIndexLine, makeTable } from './migration-lines.ts'
import { linkTables, snapshotLines } from './snapshot-lines.ts'
import { publishedSortKeys, sortKeysOf } from './sort-keys.ts'

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

const isPublished = ({ field }: ColumnSpec) => field.internal !== true
