import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { snapshotTable } from '../crud/columns.ts'

/** The end of a snapshot without an end: the last moment that a date can hold. */
const NEVER = 8_640_000_000_000_000

/**
 * Writes into publishable rows when their snapshots begin and end, so that a list finds rows by their state without reading snapshots. At most two
 * snapshots are not past, the first and the last, and together they tell the state at any moment from now on. Every change of snapshots calls this in
 * its own transaction.
 */
export async function keepMoments(ctx: Context, r: Resource, ids: readonly number[]): Promise<void> {
  const until = sql`coalesce("validUntil", ${sql.lit(NEVER)})`
  await sql`
    update ${sql.table(r.name)} set ("firstFrom", "firstUntil", "lastFrom", "lastUntil") = (
      select coalesce(min("validFrom"), 0), coalesce(min(${until}), 0), coalesce(max("validFrom"), 0), coalesce(max(${until}), 0)
      from ${sql.table(snapshotTable(r))} as snapshot where snapshot."rowId" = ${sql.table(r.name)}."id" and ("validUntil" is null or "validUntil" > ${ctx.now})
    ) where "id" in (${sql.join(ids)})`.execute(ctx.db)
}
