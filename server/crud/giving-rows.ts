import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { breather } from './breathe.ts'
import { changeMany } from './changing-many.ts'
import { refuseUngivable, type Gift, type HeldRows, type Holders } from './held-rows.ts'

/** So many rows are changed by one set of statements: SQLite answers nobody while one runs. */
const AT_ONCE = 500

interface Giving {
  holders: Holders
  gift: Gift
}

/** Gives all of these rows to another owner or unit, those in the recycle bin too. Refuses first what the caller may not give. */
export async function giveRows(ctx: Context, held: readonly HeldRows[], giving: Giving): Promise<void> {
  await refuseUngivable(ctx, held, giving)
  const breathe = breather(ctx.origin)
  for (const { r } of held) {
    for (let last = 0; ;) {
      const ids = await nextIds(ctx, r, { ...giving.holders, last })
      if (ids.length === 0) break
      await changeMany(ctx, r, { ids, values: { ...giving.gift } })
      last = ids.at(-1)!
      await breathe()
    }
    // Visitors see neither field, so no page is drawn anew: the notice about drafts ends counts of lists by owner or unit.
    ctx.changed.add(`${r.name}-draft`)
  }
}

async function nextIds({ db }: Context, r: Resource, { field, ids, last }: Holders & { last: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(r.name)}
    where ${sql.ref(field)} in (${sql.join([...ids])}) and "id" > ${last} order by "id" limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows.map(({ id }) => id)
}
