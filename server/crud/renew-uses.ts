import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { untyped, type Database, type Db } from '../db/engine.ts'
import { oncePerVersion } from '../db/once-per-version.ts'
import { columnsOf, snapshotColumns, snapshotTable, type ColumnSpec } from './columns.ts'
import { mayNameUploads, uploadsIn } from './named-uploads.ts'
import { DRAFT, insertUses } from './upload-uses.ts'

/** Raise it when other fields may name uploads: the next start then notes all uses anew. */
const VERSION = '1'
const AT_ONCE = 100

/** Notes at the start where each file is used, for rows that were written before the program kept it. */
export async function renewUses(database: Database): Promise<void> {
  await oncePerVersion(database, { setting: 'uploadUses.version', version: VERSION }, async (db) => {
    // Another node must not write a use meanwhile, which would then be noted twice.
    if (database.engine === 'postgres') await sql`lock table "uploadUse" in share row exclusive mode`.execute(db)
    await db.deleteFrom('uploadUse').execute()
    const ids = new Set((await db.selectFrom('upload').select('id').execute()).map(({ id }) => id))
    if (ids.size > 0) for (const r of allResources) await renewFor(db, r, ids)
  })
}

async function renewFor(db: Db, r: Resource, ids: ReadonlySet<string>) {
  await noteTable(db, { r, table: r.name, columns: columnsOf(r), place: (row) => ({ rowId: Number(row['id']), snapshotId: DRAFT }) }, ids)
  if (!r.publishable) return
  const place = (row: Stored) => ({ rowId: Number(row['rowId']), snapshotId: Number(row['id']) })
  await noteTable(db, { r, table: snapshotTable(r), columns: snapshotColumns(r), place }, ids)
}

type Stored = Record<string, unknown>

interface Noted {
  r: Resource
  table: string
  columns: ColumnSpec[]
  place: (row: Stored) => { rowId: number; snapshotId: number }
}

async function noteTable(db: Db, { r, table, columns, place }: Noted, ids: ReadonlySet<string>) {
  const naming = columns.flatMap(({ name, field }) => (mayNameUploads(field) ? [name] : []))
  if (naming.length === 0) return
  const read = ['id', ...(table === r.name ? [] : ['rowId']), ...naming]
  const names = (some: Stored, field: string) => uploadsIn(some[field]).filter((id) => ids.has(id))
  for (let last = 0; ;) {
    const rows: Stored[] = await untyped(db)
      .selectFrom(table)
      .select(read)
      .where('id', '>', last)
      .where((eb) => eb.or(naming.map((name) => eb(name, 'like', '%/media/%'))))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const uses = rows.flatMap((row) =>
      naming.flatMap((field) => names(row, field).map((uploadId) => ({ resource: r.name, ...place(row), field, uploadId }))),
    )
    await insertUses(db, uses)
    if (rows.length < AT_ONCE) return
    last = Number(rows.at(-1)!['id'])
  }
}
