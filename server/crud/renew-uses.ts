import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { untyped, type Database, type Db } from '../db/engine.ts'
import { oncePerVersion } from '../db/once-per-version.ts'
import { columnsOf, snapshotColumns, snapshotTable, type ColumnSpec } from './columns.ts'
import { mayNameUploads, uploadsIn } from './named-uploads.ts'
import { DRAFT, insertUses, shownOf, type Uploads } from './upload-uses.ts'

/** Raise it when other fields may name uploads: the next start then notes all uses anew. */
const VERSION = '1'
const AT_ONCE = 100

/** Notes at the start where each file is used, for rows that were written before the program kept it. */
export async function renewUses(database: Database): Promise<void> {
  await oncePerVersion(database, { setting: 'uploadUses.version', version: VERSION }, async (db) => {
    // Another node must not write a use meanwhile, which would then be noted twice.
    if (database.engine === 'postgres') await sql`lock table "uploadUse" in share row exclusive mode`.execute(db)
    await db.deleteFrom('uploadUse').execute()
    const uploads = await db.selectFrom('upload').select(['id', 'versionOf']).execute()
    const there = new Map(uploads.map(({ id, versionOf }) => [id, versionOf ?? id]))
    if (there.size > 0) for (const r of allResources) await renewFor(db, r, there)
  })
}

async function renewFor(db: Db, r: Resource, there: Uploads) {
  await noteTable(db, { r, table: r.name, columns: columnsOf(r), place: (row) => ({ rowId: Number(row['id']), snapshotId: DRAFT }) }, there)
  if (!r.publishable) return
  const place = (row: Stored) => ({ rowId: Number(row['rowId']), snapshotId: Number(row['id']) })
  await noteTable(db, { r, table: snapshotTable(r), columns: snapshotColumns(r), place }, there)
}

type Stored = Record<string, unknown>

interface Noted {
  r: Resource
  table: string
  columns: ColumnSpec[]
  place: (row: Stored) => { rowId: number; snapshotId: number }
}

async function noteTable(db: Db, { r, table, columns, place }: Noted, there: Uploads) {
  const naming = columns.flatMap(({ name, field }) => (mayNameUploads(field) ? [name] : []))
  if (naming.length === 0) return
  const read = ['id', ...(table === r.name ? [] : ['rowId']), ...naming]
  for (let last = 0; ;) {
    const rows: Stored[] = await untyped(db)
      .selectFrom(table)
      .select(read)
      .where('id', '>', last)
      .where((eb) => eb.or(naming.map((name) => eb(name, 'like', '%/media/%'))))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const named = (row: Stored) => naming.flatMap((field) => uploadsIn(row[field]).map((uploadId) => ({ field, uploadId })))
    const uses = rows.flatMap((row) => shownOf(named(row), there).map((use) => ({ resource: r.name, ...place(row), ...use })))
    await insertUses(db, uses)
    if (rows.length < AT_ONCE) return
    last = Number(rows.at(-1)!['id'])
  }
}
