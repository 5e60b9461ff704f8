import { sql, type RawBuilder } from 'kysely'
import type { FieldKind } from '../../../contract/fields.ts'
import type { Resource } from '../../../contract/resource.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { columnsOf, snapshotColumns, snapshotTable, type ColumnSpec } from '../../crud/columns.ts'
import type { Db } from '../../db/engine.ts'

/** The kinds of fields whose values may name an upload, whole or within. */
const NAMING: ReadonlySet<FieldKind> = new Set(['picture', 'pictures', 'file', 'html', 'longText', 'link', 'json'])

interface Looking {
  id: string
  /** Look only at rows that were written since. */
  since?: number
}

/** Returns the resources that name an upload: in a row, also one in the recycle bin, or in a published version, also a past one. */
export async function namingResources(db: Db, looking: Looking): Promise<Resource[]> {
  const found: Resource[] = []
  for (const r of allResources) if (await names(db, r, looking)) found.push(r)
  return found
}

async function names(db: Db, r: Resource, { id, since }: Looking): Promise<boolean> {
  const drafts = since === undefined ? sql`1 = 1` : sql`("creationTime" >= ${since} or "lastModificationTime" >= ${since})`
  const versions = since === undefined ? sql`1 = 1` : sql`"creationTime" >= ${since}`
  if (await holds(db, r.name, { columns: columnsOf(r), when: drafts, id })) return true
  return r.publishable && (await holds(db, snapshotTable(r), { columns: snapshotColumns(r), when: versions, id }))
}

interface Held {
  columns: ColumnSpec[]
  when: RawBuilder<unknown>
  id: string
}

async function holds(db: Db, table: string, { columns, when, id }: Held): Promise<boolean> {
  const naming = columns.filter(({ field }) => NAMING.has(field.kind))
  if (naming.length === 0) return false
  const named = naming.map(({ name }) => sql`${sql.ref(name)} like ${`%/media/${id}%`}`)
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${when} and (${sql.join(named, sql` or `)}) limit 1`.execute(db)
  return rows.length > 0
}
