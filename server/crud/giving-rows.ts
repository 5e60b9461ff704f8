import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { breather } from './breathe.ts'
import { changeMany } from './changing-many.ts'
import { refuseUngivable, type Gift, type HeldRows, type Holders } from './held-rows.ts'

/** So many rows are changed by one set of statements: SQLite answers nobody while one runs, and on PostgreSQL each set costs a journey. */
const AT_ONCE = { sqlite: 500, postgres: 5000 }

interface Giving {
  holders: Holders
  gift: Gift
  /** Stops after so many rows. */
  most?: number | undefined
}

interface Given {
  r: Resource
  count: number
}

/** Gives these rows to another owner or unit, those in the recycle bin too; returns how many of each. Refuses first what the caller may not give. */
export async function giveRows(ctx: Context, held: readonly HeldRows[], { most = Infinity, ...giving }: Giving): Promise<Given[]> {
  await refuseUngivable(ctx, held, giving)
  const breathe = breather(ctx.origin)
  const given: Given[] = []
  let left = most
  for (const { r } of held) {
    let count = 0
    for (let last = 0; left > 0;) {
      const ids = await nextIds(ctx, r, { ...giving.holders, last, most: Math.min(left, AT_ONCE[ctx.database.engine]) })
      if (ids.length === 0) break
      await changeMany(ctx, r, { ids, values: { ...giving.gift } })
      last = ids.at(-1)!
      count += ids.length
      left -= ids.length
      await breathe()
    }
    if (count > 0) given.push({ r, count })
    // Visitors see neither field, so no page is drawn anew: the notice about drafts ends counts of lists by owner or unit.
    if (count > 0) ctx.changed.add(`${r.name}-draft`)
  }
  return given
}

async function nextIds(
  { db }: Context,
  r: Resource,
  { field, ids, last, most }: Holders & { last: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(r.name)}
    where ${sql.ref(field)} in (${sql.join([...ids])}) and "id" > ${last} order by "id" limit ${sql.lit(most)}`.execute(db)
  return rows.map(({ id }) => id)
}
