import { actionsOf, type Resource } from '../../contract/resource.ts'
import { columnsOf, linkFields, linkTable, snapshotTable } from './columns.ts'
import { listIndexes, type ListIndex } from './list-indexes.ts'

/** The body of a migration that makes a resource's tables: printed once, read, and frozen (`npm run migration -- <resource>`). */
export function printMigration(r: Resource): string {
  // Rich text last: a row spills over its page there, and reading a column behind it means walking all of it.
  const columns = columnsOf(r).toSorted((a, b) => Number(a.field.kind === 'html') - Number(b.field.kind === 'html'))
  const own = columns.map((c) => `    ${c.name}: '${c.type}${c.notNull ? '!' : ''}${c.refersTo ? ` -> ${c.refersTo}` : ''}',`)
  const parts = [makeTable(r.name, ['    ...stamps,', ...own])]
  for (const [name, field] of Object.entries(r.fields)) if (field.unique) parts.push(`  await make.uniqueText('${r.name}', '${name}')`)
  if (r.publishable) parts.push(`  await make.momentColumns('${r.name}')`)
  if (r.large) parts.push(`  await make.pairTable('${r.name}')`, ...listIndexes(r).map((index) => listIndexLine(r.name, index)))
  for (const [name, field] of linkFields(r)) {
    const table = linkTable(r, name)
    parts.push(
      `  await make.keyedTable('${table}', { rowId: 'whole! -> ${r.name}', targetId: 'whole! -> ${field.target}' }, ['rowId', 'targetId'])`,
    )
    parts.push(`  await make.index('${table}', ['targetId'])`)
  }
  if (actionsOf(r).includes('Publish')) {
    const table = snapshotTable(r)
    parts.push(
      makeTable(table, [`    rowId: 'whole! -> ${r.name}',`, '    ...snapshot,', ...own]),
      `  await make.index('${table}', ['rowId', 'validFrom'])`,
      `  await make.index('${table}', ['validFrom'])`,
      `  await make.index('${table}', ['validUntil'])`,
      `  await make.momentIndexes('${r.name}')`,
    )
  }
  return parts.join('\n')
}

const makeTable = (name: string, lines: string[]) => `  await make.table('${name}', {\n${lines.join('\n')}\n  })`

const quoted = (words: string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`

function listIndexLine(name: string, { order, covered, moments, bin }: ListIndex) {
  const more = [
    ...(covered.length > 0 ? [`covered: ${quoted(covered)}`] : []),
    ...(moments ? ['moments: true'] : []),
    ...(bin ? ['bin: true'] : []),
  ]
  return `  await make.listIndex('${name}', ${quoted(order)}${more.length > 0 ? `, { ${more.join(', ')} }` : ''})`
}
