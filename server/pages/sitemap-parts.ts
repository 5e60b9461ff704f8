import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { PAGES, standingPages } from '../../portal/entry-server.tsx'
import type { Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import { isLive } from '../crud/live.ts'
import { type Kind, KINDS, resourceOf } from '../site/kinds.ts'

/** The most records of a part: each has at most one address in each language, and no file may name more than 50,000. */
export const MOST_RECORDS = 25_000

/** A run of ids of one kind; without a kind, the pages that exist whatever staff publish. */
export interface Part {
  kind: Kind | null
  after: number
}

export async function fitsOne(ctx: Context): Promise<boolean> {
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
export async function partsOf(ctx: Context): Promise<Part[]> {
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
export async function newestIn(ctx: Context, { kind, after }: Part): Promise<number | null> {
  if (!kind) return SHOWN[PAGES.home]!(await newestOfAll(ctx))
  const { rows } = await sql<{ newest: number | null }>`
    select max("validFrom") as newest from ${table(kind)} where ${inRun(after)} and ${isLive(ctx.now)}`.execute(ctx.db)
  await setImmediate()
  return rows[0]?.newest ?? null
}

type Newest = Record<Kind, number | null>

/** The times of the last changes of the pages that list records. */
export const SHOWN: Record<string, (newest: Newest) => number | null> = {
  [PAGES.home]: ({ news, article, product }) => Math.max(news ?? 0, article ?? 0, product ?? 0) || null,
  [PAGES.news]: ({ news }) => news,
  [PAGES.products]: ({ product }) => product,
  ...Object.fromEntries(
    [PAGES.about, PAGES.technology, PAGES.business, PAGES.client].map((path) => [path, ({ article }: Newest) => article]),
  ),
}

export const newestOfAll = async (ctx: Context): Promise<Newest> => ({
  news: await newestOf(ctx, 'news'),
  article: await newestOf(ctx, 'article'),
  product: await newestOf(ctx, 'product'),
})

async function newestOf(ctx: Context, kind: Kind): Promise<number | null> {
  const { rows } = await sql<{ since: number }>`
    select "validFrom" as since from ${table(kind)} where ${isLive(ctx.now)} order by "validFrom" desc limit 1`.execute(ctx.db)
  return rows[0]?.since ?? null
}

const table = (kind: Kind) => sql.table(snapshotTable(resourceOf(kind)))
