import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { breather } from './breathe.ts'
import { snapshotTable } from './columns.ts'
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
      await giveSome(ctx, r, ids, giving.gift)
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

/**
 * Does to many rows what an Update of these fields does to one. The version grows, because forms, lists and the optimistic lock know a state of a row
 * by it; that of what is live or scheduled grows along, so that nothing becomes an unpublished change (B-50j). Texts stay, so nothing is indexed anew.
 */
async function giveSome(ctx: Context, r: Resource, ids: readonly number[], gift: Gift): Promise<void> {
  const { db, now, caller, origin } = ctx
  const [table, these] = [sql.table(r.name), sql.join([...ids])]
  if (r.publishable)
    await sql`
      update ${sql.table(snapshotTable(r))} set "rowVersion" = "rowVersion" + 1
      where "rowId" in (${these}) and ("validUntil" is null or "validUntil" > ${now})
        and "rowVersion" = (select "version" from ${table} as row where row."id" = "rowId")`.execute(db)
  await sql`
    insert into "entityChange" ("changeTime", "changeType", "entityType", "entityId", "userId", "requestId", "propertyChanges")
    select cast(${now} as bigint), 'Updated', cast(${r.name} as text), "id", cast(${caller.userId} as bigint),
      cast(${origin.requestId} as text), ${changesText(gift)}
    from ${table} where "id" in (${these}) order by "id"`.execute(db)
  const values = Object.entries(gift).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`
    update ${table} set ${sql.join(values)}, "version" = "version" + 1, "lastModificationTime" = ${now}, "lastModifierUserId" = ${caller.userId}
    where "id" in (${these})`.execute(db)
}

/** Writes the changed properties of a row as JSON, as `changes.ts` does; a field that has the value already is left out. */
function changesText(gift: Gift) {
  const parts = Object.entries(gift).map(([name, value]) => {
    const column = sql.ref(name)
    const [before, after] = [`,{"propertyName":"${name}","originalValue":`, `,"newValue":${value}}`]
    return sql`case when ${column} = ${sql.lit(value)} then '' else ${sql.lit(before)} || coalesce(cast(${column} as text), 'null') || ${sql.lit(after)} end`
  })
  return sql`'[' || substr(${sql.join(parts, sql` || `)}, 2) || ']'`
}
