import { sql, type RawBuilder } from 'kysely'
import type { Resource, ValuesOf } from '../../../contract/resource.ts'
import type { Context, Notes } from '../../context.ts'
import { columnsOf, snapshotTable } from '../../crud/columns.ts'
import { decodeInto } from '../../crud/rows.ts'

// The one door through which visitors see publishable content: snapshots that are valid now, and, for who holds a preview token, one draft
// in the place of its snapshot.

export interface Asked {
  where?: RawBuilder<unknown>
  orderBy: RawBuilder<unknown>
  limit: number
  offset?: number
  /** The row whose draft is shown instead. */
  previewId?: number | null
}

export type Shown<R> = ValuesOf<R> & { rowId: number; shownSince: number; modified: number }

/** Rows as visitors see them at `ctx.now`; notes what was read and when time alone will change it. */
export async function published<R extends Resource>(ctx: Context, r: R, asked: Asked): Promise<Shown<R>[]> {
  ctx.notes.tags.add(r.name)
  return readPublished(ctx, r, asked)
}

/** One row as visitors see it, or null; notes that row only. */
export async function publishedRow<R extends Resource>(ctx: Context, r: R, id: number, previewId: number | null): Promise<Shown<R> | null> {
  ctx.notes.tags.add(`${r.name}:${id}`)
  const rows = await readPublished(ctx, r, { where: sql`"rowId" = ${id}`, orderBy: sql`"rowId"`, limit: 1, previewId })
  return rows[0] ?? null
}

export async function countPublished(ctx: Context, r: Resource, where: RawBuilder<unknown>): Promise<number> {
  ctx.notes.tags.add(r.name)
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${source(r, ctx.now, null)} where ${where}`.execute(ctx.db)
  return rows[0]!.total
}

async function readPublished<R extends Resource>(
  ctx: Context,
  r: R,
  { where = sql`1 = 1`, orderBy, limit, offset = 0, previewId = null }: Asked,
): Promise<Shown<R>[]> {
  await noteNextMoment(ctx, r)
  const columns = columnsOf(r as Resource)
  const names = sql.join(['rowId', 'shownSince', 'modified', ...columns.map((c) => c.name)].map((name) => sql.ref(name)))
  const { rows } = await sql<Record<string, unknown>>`
    select ${names} from ${source(r, ctx.now, previewId)} where ${where} order by ${orderBy} limit ${limit} offset ${offset}`.execute(
    ctx.db,
  )
  return rows.map(
    (row) => decodeInto({ rowId: row['rowId'], shownSince: row['shownSince'], modified: row['modified'] }, row, columns) as Shown<R>,
  )
}

function source(r: Resource, now: number, previewId: number | null) {
  const own = sql.join(columnsOf(r).map((c) => sql.ref(c.name)))
  const isLive = sql`"validFrom" <= ${now} and ("validUntil" is null or "validUntil" > ${now})`
  const live = sql`select "rowId", "validFrom" as "shownSince", "creationTime" as "modified", ${own} from ${sql.table(snapshotTable(r))} where ${isLive}`
  if (previewId === null) return sql`(${live}) as shown`
  const draft = sql`select "id" as "rowId", "creationTime" as "shownSince", coalesce("lastModificationTime", "creationTime") as "modified", ${own} from ${sql.table(r.name)} where "id" = ${previewId} and "deletionTime" is null`
  return sql`(${live} and "rowId" <> ${previewId} union all ${draft}) as shown`
}

/** The next moment at which a snapshot begins or ends: until then, and no longer, an answer stays true by itself. */
async function noteNextMoment(ctx: Context, r: Resource) {
  const table = sql.table(snapshotTable(r))
  const { rows } = await sql<{ moment: number | null }>`
    select min(moment) as moment from (
      select min("validFrom") as moment from ${table} where "validFrom" > ${ctx.now}
      union all select min("validUntil") from ${table} where "validUntil" > ${ctx.now}
    ) as moments`.execute(ctx.db)
  lower(ctx.notes, rows[0]?.moment ?? Number.POSITIVE_INFINITY)
}

function lower(notes: Notes, moment: number) {
  notes.until = Math.min(notes.until, moment)
}
