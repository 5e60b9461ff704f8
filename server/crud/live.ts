import { sql } from 'kysely'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { snapshotTable } from './columns.ts'

/** True for the snapshots that visitors see at that moment. */
export const isLive = (now: number) => sql`"validFrom" <= ${now} and ("validUntil" is null or "validUntil" > ${now})`

/** True when there are so many published records that the way they are read matters. */
export async function isBig(ctx: Context, r: Pick<Resource, 'name'>) {
  const { rows } = await sql`select 1 from ${sql.table(snapshotTable(r))} where ${isLive(ctx.now)} limit 1 offset ${MOST_COUNTED}`.execute(
    ctx.db,
  )
  return rows.length > 0
}
