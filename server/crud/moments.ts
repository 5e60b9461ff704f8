import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../context.ts'
import { snapshotTable } from './columns.ts'

/** The last moment that there is, where a snapshot has no end. */
const NEVER = 8_640_000_000_000_000

/**
 * A publishable row keeps when its snapshots begin and end, so that a list finds rows by their state without a look at snapshots. Those that are not
 * past are two at most, the first and the last, and together they tell the state at any moment from now on.
 */
export async function keepMoments(ctx: Context, r: Resource, id: number) {
  const until = sql`coalesce("validUntil", ${sql.lit(NEVER)})`
  await sql`
    update ${sql.table(r.name)} set ("firstFrom", "firstUntil", "lastFrom", "lastUntil") = (
      select coalesce(min("validFrom"), 0), coalesce(min(${until}), 0), coalesce(max("validFrom"), 0), coalesce(max(${until}), 0)
      from ${sql.table(snapshotTable(r))} where "rowId" = ${id} and ("validUntil" is null or "validUntil" > ${ctx.now})
    ) where "id" = ${id}`.execute(ctx.db)
}
