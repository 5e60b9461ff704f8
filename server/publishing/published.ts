import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import type { Language } from '../../contract/languages.ts'
import type { Resource, PublishedValuesOf } from '../../contract/resource.ts'
import { forLongRead, type Context } from '../http/context.ts'
import type { Notes } from '../http/notes.ts'
import { snapshotColumns, snapshotTable } from '../crud/columns.ts'
import { isBig, isLive } from '../crud/live.ts'
import type { Counted } from '../crud/list-counts.ts'
import { asStored, ownReaders, rowMaker } from '../crud/row-maker.ts'
import { publishedSortKeys } from '../crud/sort-keys.ts'
import type { Engine } from '../db/engine.ts'
import { say } from '../language/words.ts'

// Visitors see publishable content only through here: snapshots that are valid now and, with a preview token, one draft in the place of its snapshot.

export interface PublishedQuery {
  where?: RawBuilder<unknown>
  orderBy: RawBuilder<unknown>
  limit: number
  offset?: number
  /** The row whose draft is shown instead. */
  previewId?: number | null
  /** Reads no rich text, which no list shows and which is most of a row; it is then undefined. */
  isList?: boolean
  /** A condition that is dear to check: rows that meet `where` are walked in their order, and each is checked. */
  checked?: RawBuilder<unknown>
  /** The most rows to check. */
  first?: number | undefined
}

export type Shown<R> = PublishedValuesOf<R> & { rowId: number; shownSince: number; modified: number }

/** Returns rows as visitors see them at `ctx.now`; notes the rows and the moment at which time alone will change them. */
export async function published<R extends Resource>(ctx: Context, r: R, asked: PublishedQuery): Promise<Shown<R>[]> {
  ctx.notes.tags.add(r.name)
  return readPublished(ctx, r, asked)
}

/** Names a row by its id, or by the readable part of its address. */
export interface Which {
  id?: number | undefined
  slug?: string | undefined
}

/** Returns one row as visitors see it; notes only that row if it was named by id. */
export async function publishedRow<R extends Resource>(
  ctx: Context,
  r: R,
  { id, slug }: Which,
  previewId: number | null,
): Promise<Shown<R>> {
  if (id === undefined && !slug) throw new Problem('invalid', { members: { id: 'invalid.required' } })
  const rowId = id ?? (await rowOfSlug(ctx, r, slug!))
  ctx.notes.tags.add(`${r.name}:${rowId}`)
  const [row] = await readPublished(ctx, r, { where: sql`"rowId" = ${rowId}`, orderBy: sql`"rowId"`, limit: 1, previewId })
  if (!row) throw new Problem('notFound', { values: { name: nameIn(ctx.language, r), id: id ?? slug! } })
  return row
}

const nameIn = (language: Language, r: Resource) => say(language, `resources.${r.name}.name`)

/** Returns the row that has this address, or had it last among the rows that are shown now, so that a row is found under its old addresses too. */
async function rowOfSlug(ctx: Context, r: Resource, slug: string): Promise<number> {
  ctx.notes.tags.add(r.name)
  const table = sql.table(snapshotTable(r))
  const isOld = sql`case when "validUntil" is null or "validUntil" > ${ctx.now} then 0 else 1 end`
  const { rows } = await sql<{ rowId: number }>`
    select "rowId" from ${table} as "named" where "slug" = ${slug} and "validFrom" <= ${ctx.now}
      and exists (select 1 from ${table} as "shown" where "shown"."rowId" = "named"."rowId" and ${isLive(ctx.now)})
    order by ${isOld}, "validFrom" desc limit 1`.execute(ctx.db)
  return rows[0]?.rowId ?? 0
}

/** Counts the published records to a bound. */
export const countPublished = async (ctx: Context, r: Resource, where: RawBuilder<unknown>): Promise<Counted> =>
  bounded(await countTo(MOST_COUNTED + 1, ctx, r, where))

export const bounded = (total: number): Counted => (total > MOST_COUNTED ? { total: MOST_COUNTED, hasMore: true } : { total })

/** Counts the published records up to that number; with `hits` (a query for ids of snapshots) only those among the hits. */
export async function countTo(
  most: number,
  ctx: Context,
  r: Resource,
  where: RawBuilder<unknown>,
  hits: RawBuilder<unknown> | null = null,
): Promise<number> {
  ctx.notes.tags.add(r.name)
  await noteNextMoment(ctx, r)
  const { engine } = ctx.database
  const isProbed = engine === 'sqlite'
  const from = hits
    ? hitsShown(engine, hits, source(r, ctx.now, { isProbed, isLookedUp: isProbed && r.large }), where)
    : sql`${source(r, ctx.now, { isProbed })} where ${where}`
  const { rows } = await sql<{ total: number }>`select count(*) as total from (select 1 from ${from} limit ${most}) as found`.execute(
    ctx.db,
  )
  return rows[0]!.total
}

/** Starts from the hits, so that counting ends when there are enough. PostgreSQL would do otherwise if this were a join. */
const hitsShown = (engine: Engine, hits: RawBuilder<unknown>, shown: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  engine === 'sqlite'
    ? sql`(${hits}) as "hit" cross join ${shown} on shown."snapshotId" = "hit"."snapshotId" where ${where}`
    : sql`(${hits}) as "hit" where coalesce((select true from ${shown} where shown."snapshotId" = "hit"."snapshotId" and ${where}), false)`

/** Counts the rows that visitors see for each combination of these columns, which hold ids or null. */
export async function countsBy<C extends string>(ctx: Context, r: Resource, columns: readonly C[], where: RawBuilder<unknown>) {
  ctx.notes.tags.add(r.name)
  await noteNextMoment(ctx, r)
  const { db } = (await isBig(ctx, r)) ? forLongRead(ctx) : ctx
  const keys = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<Record<C, number | null> & { total: number }>`
    select ${keys}, count(*) as "total" from ${source(r, ctx.now)} where ${where} group by ${keys}`.execute(db)
  return rows
}

async function readPublished<R extends Resource>(ctx: Context, r: R, asked: PublishedQuery): Promise<Shown<R>[]> {
  await noteNextMoment(ctx, r)
  const { orderBy, previewId = null, isList = false } = asked
  const columns = snapshotColumns(r).filter(({ field }) => !isList || field.kind !== 'html')
  const names = sql.join(['rowId', 'shownSince', 'modified', ...columns.map((c) => c.name)].map((name) => sql.ref(name)))
  const { rows } = await sql<Record<string, unknown>>`
    select ${names} from ${source(r, ctx.now, { previewId })} where "snapshotId" in (${chosen(ctx, r, 'snapshotId', asked)}) order by ${orderBy}`.execute(
    ctx.db,
  )
  const stamps = { rowId: asStored('rowId'), shownSince: asStored('shownSince'), modified: asStored('modified') }
  return rows.map(rowMaker<Record<string, unknown>, Shown<R>>({ ...stamps, ...ownReaders(columns) }))
}

/** The ids of the page are found first, by an index alone if there is one, so that a deep page reads no row that it does not show. */
function chosen<Id extends 'snapshotId' | 'rowId'>(
  { now }: Context,
  r: Resource,
  id: Id,
  { where = sql`1 = 1`, orderBy, limit, offset = 0, previewId = null, checked, first }: PublishedQuery,
): RawBuilder<Record<Id, number>> {
  const all = sql`${source(r, now, { previewId })} where ${where}`
  const walked = first ? sql`(select * from ${all} order by ${orderBy} limit ${first}) as shown where 1 = 1` : all
  return sql`select ${sql.ref(id)} from ${walked} ${checked ? sql`and ${checked}` : sql``} order by ${orderBy} limit ${limit} offset ${offset}`
}

/** Returns the ids of the rows of a page, in their order. */
export async function publishedIds(ctx: Context, r: Resource, asked: PublishedQuery): Promise<number[]> {
  ctx.notes.tags.add(r.name)
  await noteNextMoment(ctx, r)
  const { rows } = await chosen(ctx, r, 'rowId', asked).execute(ctx.db)
  return rows.map(({ rowId }) => rowId)
}

/** The same condition, but SQLite does not start with it: nearly all snapshots meet it. */
const isLiveProbed = (now: number) => sql`+"validFrom" <= ${now} and (+"validUntil" is null or +"validUntil" > ${now})`

interface Source {
  /** The row whose draft is shown instead. */
  previewId?: number | null
  /** SQLite checks each row, instead of starting with the condition. */
  isProbed?: boolean
  /** SQLite looks the snapshots up by an index that holds what is checked; it would read each whole row. */
  isLookedUp?: boolean
}

function source(r: Resource, now: number, { previewId = null, isProbed = false, isLookedUp = false }: Source = {}) {
  const own = sql.join([...snapshotColumns(r).map((c) => c.name), ...publishedSortKeys(r)].map((name) => sql.ref(name)))
  const table = snapshotTable(r)
  const by = isLookedUp ? sql` indexed by ${sql.ref(`${table}_lookup`)}` : sql``
  const live = sql`select "id" as "snapshotId", "rowId", "validFrom" as "shownSince", "creationTime" as "modified", ${own} from ${sql.table(table)}${by} where ${isProbed ? isLiveProbed(now) : isLive(now)}`
  if (previewId === null) return sql`(${live}) as shown`
  const draft = sql`select 0 as "snapshotId", "id" as "rowId", "creationTime" as "shownSince", coalesce("lastModificationTime", "creationTime") as "modified", ${own} from ${sql.table(r.name)} where "id" = ${previewId} and "deletionTime" is null`
  return sql`(${live} and "rowId" <> ${previewId} union all ${draft}) as shown`
}

/** Notes the next moment at which a snapshot begins or ends: until then an answer stays true if nobody writes. */
export async function noteNextMoment(ctx: Context, r: Resource) {
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
