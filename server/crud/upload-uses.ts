import { sql } from 'kysely'
import { properties } from '../../contract/field-schema.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Db } from '../db/engine.ts'
import type { Context } from '../http/context.ts'
import { isKeptForNow } from './holding.ts'
import { mayNameUploads, uploadsIn } from './named-uploads.ts'

// The table `uploadUse` says where each file is used. Every write of a row or a snapshot writes it too, in the same transaction (B-113a).

/** The snapshot of a use by a draft. */
export const DRAFT = 0
const AT_ONCE = 1000

type Named = Pick<Resource, 'name'>

interface Written {
  id: number
  values: Record<string, unknown>
  /** A new row has no uses that would have to go. */
  isNew?: boolean
}

/** Notes which files the written fields of a draft name. A file that is being deleted is waited for, and is not noted once it is gone. */
export async function noteUses(ctx: Context, r: Resource, { id, values, isNew = false }: Written): Promise<void> {
  const names = properties(r.fields).flatMap(([name, field]) => (mayNameUploads(field) && values[name] !== undefined ? [name] : []))
  if (names.length === 0) return
  const named = names.flatMap((field) => uploadsIn(values[field]).map((uploadId) => ({ field, uploadId })))
  // The files are kept before the old uses go, in the order in which a deletion takes both.
  const there = await keepUploads(
    ctx,
    named.map(({ uploadId }) => uploadId),
  )
  if (!isNew)
    await ctx.db
      .deleteFrom('uploadUse')
      .where('resource', '=', r.name)
      .where('rowId', '=', id)
      .where('snapshotId', '=', DRAFT)
      .where('field', 'in', names)
      .execute()
  await insertUses(
    ctx.db,
    shownOf(named, there).map((use) => ({ resource: r.name, rowId: id, snapshotId: DRAFT, ...use })),
  )
}

/** The uses of uploads that are there. The address of an earlier content, as a copied page has it, uses the file that has it (B-117b). */
export function shownOf<U extends { field: string; uploadId: string }>(named: readonly U[], there: Uploads): U[] {
  const uses = named.flatMap((use) => (there.has(use.uploadId) ? [{ ...use, uploadId: there.get(use.uploadId)! }] : []))
  return [...new Map(uses.map((use) => [`${use.field} ${use.uploadId}`, use])).values()]
}

/** By id: the upload itself, or the one of which it is an earlier content. */
export type Uploads = ReadonlyMap<string, string>

/** Returns which of these uploads are there; on PostgreSQL they then stay until the write has ended. */
async function keepUploads(ctx: Context, given: string[]): Promise<Uploads> {
  const ids = [...new Set(given)].toSorted()
  const there = new Map<string, string>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    if (isKeptForNow(ctx)) await keepAddresses(ctx.db, some)
    for (const { id, versionOf } of await ctx.db.selectFrom('upload').select(['id', 'versionOf']).where('id', 'in', some).execute())
      there.set(id, versionOf ?? id)
  }
  return there
}

/** Keeps the addresses of these uploads, in the order in which all lock them; an earlier content is held by its address. */
const keepAddresses = (db: Db, ids: string[]) =>
  sql`
    select "id" from "upload" where "id" in (select coalesce("versionOf", "id") from "upload" where "id" in (${sql.join(ids)}))
    order by "id" for key share`.execute(db)

interface Use {
  resource: string
  rowId: number
  snapshotId: number
  field: string
  uploadId: string
}

export async function insertUses(db: Db, uses: readonly Use[]): Promise<void> {
  for (let at = 0; at < uses.length; at += AT_ONCE)
    await db
      .insertInto('uploadUse')
      .values(uses.slice(at, at + AT_ONCE))
      .execute()
}

/** Notes that a new snapshot uses what its draft uses. */
export async function copyUses(db: Db, r: Named, { id, snapshotId }: { id: number; snapshotId: number }): Promise<void> {
  await sql`
    insert into "uploadUse" ("resource", "rowId", "snapshotId", "field", "uploadId")
    select "resource", "rowId", cast(${snapshotId} as bigint), "field", "uploadId"
    from "uploadUse" where "resource" = ${r.name} and "rowId" = ${id} and "snapshotId" = ${DRAFT}`.execute(db)
}

/** Forgets the uses by rows that are deleted for good, and by their snapshots. */
export async function forgetUses(db: Db, r: Named, rowIds: readonly number[]): Promise<void> {
  await db.deleteFrom('uploadUse').where('resource', '=', r.name).where('rowId', 'in', rowIds).execute()
}

/** Forgets the uses by snapshots of these rows that are deleted. */
export async function forgetUsesOf(db: Db, r: Named, gone: readonly { id: number; rowId: number }[]): Promise<void> {
  if (gone.length === 0) return
  const [rowIds, ids] = [gone.map(({ rowId }) => rowId), gone.map(({ id }) => id)]
  await db.deleteFrom('uploadUse').where('resource', '=', r.name).where('rowId', 'in', rowIds).where('snapshotId', 'in', ids).execute()
}
