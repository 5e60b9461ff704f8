import { sql } from 'kysely'
import type { Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import type { Renumbered } from '../crud/renumbering.ts'
import type { Store } from '../crud/store.ts'
import { touchPublished } from './publishing.ts'

/**
 * Gives what visitors see now or later the numbers of these rows, which a move has just changed. A version that was the whole draft remains so; an
 * unpublished change stays unpublished.
 */
export async function arrange(store: Store, ctx: Context, moved: readonly Renumbered[]): Promise<void> {
  await number(store, ctx, moved, { isInReach: true })
  await number(store, ctx, moved, { isInReach: false })
}

async function number({ r }: Store, ctx: Context, moved: readonly Renumbered[], { isInReach }: Pick<Renumbered, 'isInReach'>) {
  const ids = moved.filter((one) => one.isInReach === isInReach).map(({ id }) => id)
  if (ids.length === 0) return
  const shown = sql.table(snapshotTable(r))
  // Named with its table: inside the subquery SQLite would take `rowId` for the number of the inner row.
  const row = (column: string) => sql`(select ${sql.ref(column)} from ${sql.table(r.name)} as row where row."id" = ${shown}."rowId")`
  const rowVersion = isInReach
    ? sql`case when "rowVersion" = ${row('version')} - 1 then "rowVersion" + 1 else "rowVersion" end`
    : sql`"rowVersion"`
  await sql`
    update ${shown} set "sort" = ${row('sort')}, "rowVersion" = ${rowVersion}
    where "rowId" in (${sql.join(ids)}) and ("validUntil" is null or "validUntil" > ${ctx.now})`.execute(ctx.db)
  for (const id of ids) touchPublished(ctx, r, id)
}
