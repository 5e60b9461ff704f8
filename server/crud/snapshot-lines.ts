import { isFound, type Resource } from '../../contract/resource.ts'
import { linkFields, linkTable, snapshotTable } from './columns.ts'
import { referring } from './list-indexes.ts'
import { indexLine, makeTable, quoted } from './migration-lines.ts'
import { equalFilters } from './list-orders.ts'

/** The statements that make the tables of the links of a resource. */
export const linkTables = (r: Resource) =>
  linkFields(r).flatMap(([name, field]) => [
    `  await make.keyedTable('${linkTable(r, name)}', { rowId: 'whole! -> ${r.name}', targetId: 'whole! -> ${field.target}' }, ['rowId', 'targetId'])`,
    indexLine(linkTable(r, name), ['targetId']),
  ])

/** The statements that make the tables of what is published of a resource. */
export function snapshotLines(r: Resource, own: string[]): string[] {
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
