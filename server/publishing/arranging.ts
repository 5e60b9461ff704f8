import { sql } from 'kysely'
import type { Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'
import type { Store } from '../crud/store.ts'
import { touchPublished } from './publishing.ts'

/**
 * Gives what visitors see now or later the numbers of these rows, which a move has just changed. A version that was the whole draft remains so; an
 * unpublished change stays unpublished.
 */
export async function arrange({ r }: Store, ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const shown = sql.table(snapshotTable(r))
  // Named with its table: inside the subquery SQLite would take `rowId` for the number of the inner row.
  const row = (column: string) => sql`(select ${sql.ref(column)} from ${sql.table(r.name)} as row where row."id" = ${shown}."rowId")`
  await sql`
    update ${shown} set "sort" = ${row('sort')},
      "rowVersion" = case when "rowVersion" = ${row('version')} - 1 then "rowVersion" + 1 else "rowVersion" end
    where "rowId" in (${sql.join(ids)}) and ("validUntil" is null or "validUntil" > ${ctx.now})`.execute(ctx.db)
  for (const id of ids) touchPublished(ctx, r, id)
}
