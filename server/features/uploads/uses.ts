import { sql } from 'kysely'
import type { UsePlace, Uses } from '../../../contract/features/upload-library.ts'
import { englishName } from '../../../contract/languages.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { snapshotTable } from '../../crud/columns.ts'
import { rowsInReach, withinScopeNow } from '../../crud/scope.ts'
import { DRAFT } from '../../crud/upload-uses.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

/** The most places of one answer that are named. */
const MOST_NAMED = 100

/** Returns where a file is used. A row that the caller may not view is counted with its kind only. */
export async function usesOf(ctx: Context, uploadId: string): Promise<Uses> {
  const counted = await ctx.db
    .selectFrom('uploadUse')
    .select(['resource', sql<number>`count(distinct "rowId")`.as('count')])
    .where('uploadId', '=', uploadId)
    .groupBy('resource')
    .orderBy('resource')
    .execute()
  const items: UsePlace[] = []
  for (const { resource } of counted)
    items.push(...(await placesIn(ctx, resourceNamed(resource), { uploadId, most: MOST_NAMED - items.length })))
  const named = (name: string) => items.filter(({ resource }) => resource === name).length
  const others = counted.map(({ resource, count }) => ({ resource, count: Number(count) - named(resource) }))
  return {
    totalCount: counted.reduce((sum, { count }) => sum + Number(count), 0),
    items,
    others: others.filter(({ count }) => count > 0),
  }
}

interface Found {
  rowId: number
  field: string
  snapshotId: number
  validFrom: number | null
  validUntil: number | null
  deletionTime: number | null
  [name: string]: unknown
}

interface Wanted {
  uploadId: string
  most: number
}

/** The rows of one resource that the caller may view and that use the file. */
async function placesIn(ctx: Context, r: Resource, { uploadId, most }: Wanted): Promise<UsePlace[]> {
  if (most <= 0 || !ctx.caller.permits.has(permitOf(r, 'View'))) return []
  const reach = withinScopeNow(ctx.database.engine, rowsInReach(ctx, r, 'View'))
  const names = [r.display, ...(r.fields[r.display]?.localized ? [englishName(r.display)] : [])].map((name) => sql.ref(`row.${name}`))
  const own = sql`"uploadUse" as "use" where "use"."uploadId" = ${uploadId} and "use"."resource" = ${r.name}`
  const moments = r.publishable ? sql`"shown"."validFrom", "shown"."validUntil"` : sql`null as "validFrom", null as "validUntil"`
  const shown = r.publishable ? sql`left join ${sql.table(snapshotTable(r))} as "shown" on "shown"."id" = "use"."snapshotId"` : sql``
  const { rows } = await sql<Found>`
    select "use"."rowId", "use"."field", "use"."snapshotId", ${moments}, "row"."deletionTime", ${sql.join(names)}
    from "uploadUse" as "use" join ${sql.table(r.name)} as "row" on "row"."id" = "use"."rowId" ${shown}
    where "use"."uploadId" = ${uploadId} and "use"."resource" = ${r.name} and "use"."rowId" in (
      select "row"."id" from ${sql.table(r.name)} as "row"
      where "row"."id" in (select "use"."rowId" from ${own}) and ${reach} order by "row"."id" desc limit ${most})
    order by "use"."rowId" desc, "use"."snapshotId"`.execute(ctx.db)
  return [...Map.groupBy(rows, ({ rowId }) => rowId).values()].map((found) => placeOf(ctx, r, found))
}

function placeOf(ctx: Context, r: Resource, found: Found[]): UsePlace {
  const [row] = found as [Found, ...Found[]]
  return {
    resource: r.name,
    id: row.rowId,
    title: inLanguage(row, r.display, ctx.language),
    fields: [...new Set(found.map(({ field }) => field))],
    states: [...new Set(found.map((use) => stateOf(use, ctx.now)))],
    isDeleted: row.deletionTime !== null,
  }
}

function stateOf({ snapshotId, validFrom, validUntil }: Found, now: number): UsePlace['states'][number] {
  if (snapshotId === DRAFT) return 'draft'
  if (validFrom !== null && validFrom > now) return 'scheduled'
  return validUntil !== null && validUntil <= now ? 'past' : 'live'
}
