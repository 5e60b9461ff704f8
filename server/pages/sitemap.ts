import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { languagesOf } from '../../contract/settings/languages.ts'
import {
  productsPath,
  renderSitemapIndex,
  SITEMAP_FOOT,
  SITEMAP_HEAD,
  sitemapEntry,
  standingPages,
  type MapEntry,
} from '../../portal/entry-server.tsx'
import { forLongRead, type Context } from '../http/context.ts'
import { noteNextMoment } from '../publishing/published.ts'
import { isLive } from '../crud/live.ts'
import { addressing, readPublishedPages } from '../site/published-pages.ts'
import { type Kind, KINDS, resourceOf } from '../site/kinds.ts'
import { partsOf, fitsOne, newestIn, type Part, MOST_RECORDS, newestOfAll, SHOWN } from './sitemap-parts.ts'

/** Records that are read and written at a time; other requests are served in between. */
const STEP = 1000

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
      const languages = page.languages.filter((one) => languagesOf(ctx.settings).includes(one))
      return path === null || languages.length === 0 ? [] : [{ path, languages, changed: page.since }]
    })
    from = pages.length < STEP ? last : pages.at(-1)!.id
    await setImmediate()
  }
}

/** The pages that list records, and the products of each type. */
async function standing(ctx: Context): Promise<MapEntry[]> {
  const newest = await newestOfAll(ctx)
  const { rows: types } = await sql<{ code: string }>`
    select type."code" as code from "productType" as type where type."deletionTime" is null and exists (
      select 1 from "productSnapshot" where "typeId" = type."id" and ${isLive(ctx.now)}
    ) order by type."code"`.execute(ctx.db)
  return [
    ...standingPages.map((path) => ({ path, languages: languagesOf(ctx.settings), changed: SHOWN[path]?.(newest) ?? null })),
    ...types.map(({ code }) => ({ path: productsPath(code), languages: languagesOf(ctx.settings), changed: newest.product })),
  ]
}
