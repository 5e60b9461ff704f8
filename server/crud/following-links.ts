import { sql } from 'kysely'
import { CODE_PARAMETERS, withRenamed, type Renamed } from '../../contract/format/code-links.ts'
import { allResources } from '../../contract/resources/index.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { breather } from './breathe.ts'
import { changeMany } from './changing-many.ts'
import { columnsOf, snapshotTable } from './columns.ts'
import { keepRenamed } from './renamed-codes.ts'

/** So many rows are looked through by one statement: SQLite answers nobody while one runs. */
const AT_ONCE = 1000

/**
 * Renames a code in the links of all rows, in rich text too, in the recycle bin too, and in all that was, is and will be published: the site's own
 * links go on leading to what they name (B-111a). The old code is kept for addresses elsewhere. As with values, neither rights to those rows nor their state matter.
 */
export async function followRenamed(ctx: Context, renamed: Renamed): Promise<void> {
  const parameters = CODE_PARAMETERS.filter(({ of }) => of === renamed.of).map(({ parameter }) => parameter)
  if (parameters.length === 0) return
  await keepRenamed(ctx, renamed)
  for (const r of allResources) {
    const columns = linkColumns(r)
    if (columns.length > 0) await followIn(ctx, { r, columns, parameters, renamed })
  }
}

const linkColumns = (r: Resource) =>
  columnsOf(r).flatMap(({ name, field }) => (field.kind === 'link' || field.kind === 'html' ? [name] : []))

interface Following {
  r: Resource
  columns: string[]
  parameters: string[]
  renamed: Renamed
}

async function followIn(ctx: Context, { r, columns, ...looked }: Following) {
  const tell = (id: number) =>
    [r.name, `${r.name}:${id}`, `${r.name}-draft`, `${r.name}-draft:${id}`].forEach((tag) => ctx.changed.add(tag))
  await eachChange(ctx, { table: r.name, columns, rowId: 'id', ...looked }, async ({ id, values }) => {
    await changeMany(ctx, r, { ids: [id], values })
    tell(id)
  })
  if (!r.publishable) return
  const table = snapshotTable(r)
  await eachChange(ctx, { table, columns, rowId: 'rowId', ...looked }, async ({ id, rowId, values }) => {
    const settings = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join(settings)} where "id" = ${id}`.execute(ctx.db)
    tell(rowId)
  })
}

interface Looked extends Omit<Following, 'r'> {
  table: string
  /** The column with the id of the row. */
  rowId: 'id' | 'rowId'
}

interface Change {
  id: number
  rowId: number
  values: Record<string, string>
}

/** Calls `change` with the new links of each row of a table that has such. */
async function eachChange(ctx: Context, { table, columns, rowId, parameters, renamed }: Looked, change: (one: Change) => Promise<void>) {
  const { db, origin } = ctx
  const breathe = breather(origin)
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const mayHold = columns.flatMap((name) => parameters.map((parameter) => sql`${sql.ref(name)} like ${`%${parameter}=%`}`))
  const last = await lastId(db, table)
  for (let from = 0; from < last; from += AT_ONCE) {
    const { rows } = await sql<Record<string, string | null> & { id: number; rowId: number }>`
      select "id", ${sql.ref(rowId)} as "rowId", ${names} from ${sql.table(table)}
      where "id" > ${from} and "id" <= ${from + AT_ONCE} and (${sql.join(mayHold, sql` or `)})`.execute(db)
    for (const row of rows) {
      const values = newValues(row, columns, renamed)
      if (Object.keys(values).length > 0) await change({ id: row.id, rowId: row.rowId, values })
    }
    await breathe()
  }
}

const newValues = (row: Record<string, unknown>, columns: string[], renamed: Renamed): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap((name) => {
      const before = String(row[name] ?? '')
      const after = withRenamed(before, renamed)
      return after === before ? [] : [[name, after]]
    }),
  )

async function lastId(db: Context['db'], table: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max("id") as "last" from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.last ?? 0)
}
