import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { countRows } from '../db/log-counts.ts'
import type { Context } from '../http/context.ts'
import { snapshotTable } from './columns.ts'

interface ManyChanges {
  ids: readonly number[]
  /** The new values of columns that hold a number or a text. */
  values: Readonly<Record<string, number | string>>
}

/**
 * Does to many rows what an Update of these fields does to one. The version grows, because forms, lists and the optimistic lock know a state of a row
 * by it; that of what is live or scheduled grows along, so that nothing becomes an unpublished change (B-50j). Other fields stay, so nothing is indexed
 * anew; the caller sees to it that snapshots hold the new values, if they hold the fields.
 */
export async function changeMany(ctx: Context, r: Resource, { ids, values }: ManyChanges): Promise<void> {
  const { db, now, caller, origin } = ctx
  const [table, these] = [sql.table(r.name), sql.join([...ids])]
  const shown = sql.table(snapshotTable(r))
  // Named with its table: inside the subquery SQLite would take `rowId` for the number of the inner row.
  if (r.publishable)
    await sql`
      update ${shown} set "rowVersion" = "rowVersion" + 1
      where "rowId" in (${these}) and ("validUntil" is null or "validUntil" > ${now})
        and "rowVersion" = (select "version" from ${table} as row where row."id" = ${shown}."rowId")`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    insert into "entityChange" ("changeTime", "changeType", "entityType", "entityId", "userId", "requestId", "propertyChanges")
    select cast(${now} as bigint), 'Updated', cast(${r.name} as text), "id", cast(${caller.userId} as bigint),
      cast(${origin.requestId} as text), ${changesText(ctx, values)}
    from ${table} where "id" in (${these}) order by "id"`.execute(db)
  await countRows(db, 'entityChange', [{ time: now, kind: r.name, count: Number(numAffectedRows) }])
  const settings = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`
    update ${table} set ${sql.join(settings)}, "version" = "version" + 1, "lastModificationTime" = ${now}, "lastModifierUserId" = ${caller.userId}
    where "id" in (${these})`.execute(db)
}

/** Writes the changed properties of a row as JSON, as `changes.ts` does; a field that has the value already is left out. */
function changesText({ database }: Context, values: ManyChanges['values']) {
  const asJson = (name: string) =>
    database.engine === 'sqlite' ? sql`json_quote(${sql.ref(name)})` : sql`coalesce(cast(to_json(${sql.ref(name)}) as text), 'null')`
  const parts = Object.entries(values).map(([name, value]) => {
    const [before, after] = [`,{"propertyName":"${name}","originalValue":`, `,"newValue":${JSON.stringify(value)}}`]
    return sql`case when ${sql.ref(name)} = ${value} then '' else cast(${before} as text) || ${asJson(name)} || cast(${after} as text) end`
  })
  return sql`'[' || substr(${sql.join(parts, sql` || `)}, 2) || ']'`
}
