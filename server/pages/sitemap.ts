import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { LANGUAGES } from '../../contract/languages.ts'
import {
  PAGES,
  productsPath,
  renderSitemapIndex,
  SITEMAP_FOOT,
  SITEMAP_HEAD,
  sitemapEntry,
  standingPages,
  type MapEntry,
} from '../../portal/entry-server.tsx'
import { forLongRead, type Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import { noteNextMoment } from '../publishing/published.ts'
import { isLive } from '../crud/live.ts'
import { addressing, type Kind, KINDS, readPublishedPages, resourceOf } from '../site/published-pages.ts'

/** The most records of a part: each has at most one address in each language, and no file may name more than 50,000. */
const MOST_RECORDS = 25_000
/** Records that are read and written at a time; other requests are served in between. */
const STEP = 1000

/** A run of ids of one kind; without a kind, the pages that exist whatever staff publish. */
interface Part {
  kind: Kind | null
  after: number
}

/** Returns one part by its number; without a number the whole map, or the list of its parts if one file cannot hold it. Null: there is no such part. */
export async function sitemap(ctx: Context, origin: string, number?: number): Promise<AsyncIterable<string> | string | null> {
  await noteAll(ctx)
  const parts = await partsOf(ctx)
  const isOne = await fitsOne(ctx)
  const at = isOne ? ctx : forLongRead(ctx)
  if (number !== undefined) {
    const part = isOne ? undefined : parts[number - 1]
    return part ? written(at, origin, [part]) : null
  }
  if (isOne) return written(ctx, origin, parts)
  const listed: { path: string; changed: number | null }[] = []
  for (const [index, part] of parts.entries()) listed.push({ path: `/sitemap-${index + 1}.xml`, changed: await newestIn(at, part) })
  return renderSitemapIndex(origin, listed)
}

/** Notes all that the map shows, so that whatever is published, moved or withdrawn ends the cached map. */
async function noteAll(ctx: Context) {
  for (const tag of [...KINDS, 'productType', 'siteCategory']) ctx.notes.tags.add(tag)
  for (const kind of KINDS) await noteNextMoment(ctx, resourceOf(kind))
}

async function fitsOne(ctx: Context): Promise<boolean> {
  let room = MOST_RECORDS - standingPages.length
  for (const kind of KINDS) {
    if (room < 0) return false
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (select 1 from ${table(kind)} where ${isLive(ctx.now)} limit ${room + 1}) as found`.execute(ctx.db)
    room -= Number(rows[0]!.total)
  }
  return room >= 0
}

/** The parts are runs of ids, so that a later publish changes the last part only. Parts without a published record are left out. */
async function partsOf(ctx: Context): Promise<Part[]> {
  const parts: Part[] = [{ kind: null, after: 0 }]
  for (const kind of KINDS) {
    const { rows } = await sql<{ last: number | null }>`select max("rowId") as last from ${table(kind)}`.execute(ctx.db)
    for (let after = 0; after < (rows[0]?.last ?? 0); after += MOST_RECORDS) {
      const shown = await sql`select 1 from ${table(kind)} where ${inRun(after)} and ${isLive(ctx.now)} limit 1`.execute(ctx.db)
      if (shown.rows.length > 0) parts.push({ kind, after })
    }
  }
  return parts
}

const inRun = (after: number) => sql`"rowId" > ${after} and "rowId" <= ${after + MOST_RECORDS}`

/** Returns when a record of the part was last published. */
async function newestIn(ctx: Context, { kind, after }: Part): Promise<number | null> {
  if (!kind) return SHOWN[PAGES.home]!(await newestOfAll(ctx))
  const { rows } = await sql<{ newest: number | null }>`
    select max("validFrom") as newest from ${table(kind)} where ${inRun(after)} and ${isLive(ctx.now)}`.execute(ctx.db)
  await setImmediate()
  return rows[0]?.newest ?? null
}

async function* written(ctx: Context, origin: string, parts: Part[]): AsyncGenerator<string> {
  yield SITEMAP_HEAD
  for (const part of parts) {
    const entries = part.kind ? recordsIn(ctx, part.kind, part.after) : [await standing(ctx)]
    for await (const some of entries) yield some.map((entry) => sitemapEntry(origin, entry)).join('')
  }
  yield SITEMAP_FOOT
}

async function* recordsIn(ctx: Context, kind: Kind, after: number): AsyncGenerator<MapEntry[]> {
  const pathOf = await addressing(ctx)
  const last = after + MOST_RECORDS
  for (let from = after; from < last;) {
    const condition = sql`"rowId" > ${from} and "rowId" <= ${last} and ${isLive(ctx.now)}`
    const pages = await readPublishedPages(ctx, kind, { condition, limit: STEP })
    yield pages.flatMap((page) => {
      const path = pathOf(page)
      return path === null ? [] : [{ path, languages: page.languages, changed: page.since }]
    })
    from = pages.length < STEP ? last : pages.at(-1)!.id
    await setImmediate()
  }
}

type Newest = Record<Kind, number | null>

/** The times of the last changes of the pages that list records. */
const SHOWN: Record<string, (newest: Newest) => number | null> = {
  [PAGES.home]: ({ news, article, product }) => Math.max(news ?? 0, article ?? 0, product ?? 0) || null,
  [PAGES.news]: ({ news }) => news,
  [PAGES.products]: ({ product }) => product,
  ...Object.fromEntries(
    [PAGES.about, PAGES.technology, PAGES.business, PAGES.client].map((path) => [path, ({ article }: Newest) => article]),
  ),
}

const newestOfAll = async (ctx: Context): Promise<Newest> => ({
  news: await newestOf(ctx, 'news'),
  article: await newestOf(ctx, 'article'),
  product: await newestOf(ctx, 'product'),
})

async function newestOf(ctx: Context, kind: Kind): Promise<number | null> {
  const { rows } = await sql<{ since: number }>`
    select "validFrom" as since from ${table(kind)} where ${isLive(ctx.now)} order by "validFrom" desc limit 1`.execute(ctx.db)
  return rows[0]?.since ?? null
}

/** The pages that list records, and the products of each type. */
async function standing(ctx: Context): Promise<MapEntry[]> {
  const newest = await newestOfAll(ctx)
  const { rows: types } = await sql<{ code: string }>`
    select type."code" as code from "productType" as type where type."deletionTime" is null and exists (
      select 1 from "productSnapshot" where "typeId" = type."id" and ${isLive(ctx.now)}
    ) order by type."code"`.execute(ctx.db)
  return [
    ...standingPages.map((path) => ({ path, languages: LANGUAGES, changed: SHOWN[path]?.(newest) ?? null })),
    ...types.map(({ code }) => ({ path: productsPath(code), languages: LANGUAGES, changed: newest.product })),
  ]
}

const table = (kind: Kind) => sql.table(snapshotTable(resourceOf(kind)))
