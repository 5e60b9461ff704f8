import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import { settingNamed } from '../../contract/settings/index.ts'
import { labelOf } from '../../contract/settings/setting.ts'
import { forLongRead, type Context } from '../http/context.ts'
import type { Db } from '../db/engine.ts'
import { settingsThatName } from './naming-settings.ts'
import { conditionsOf } from './referring-conditions.ts'
import { rowsInReach, withinScopeNow } from './scope.ts'

interface Usage {
  resource: string
  field: string
  count: number
  hasMore?: true
  label?: string
}

/**
 * Counts the rows outside the recycle bin, and the settings, that refer to these rows, by resource and field; fields without such rows are left out. A tree's own
 * children are not counted, since a row with children cannot be deleted. The caller needs no permit on the other resources, because the answer holds
 * numbers only.
 */
export async function usageOf(r: Resource, ctx: Context, given: readonly number[]) {
  const { db } = forLongRead(ctx)
  const ids = await reached(r, ctx, given)
  if (ids.length === 0) return { totalCount: 0, items: [] }
  const items: Usage[] = []
  for (const other of allResources)
    for (const [field, condition] of conditionsOf(r, other, ids)) {
      const count = await countWhere(db, other, condition)
      if (count > 0) items.push({ resource: other.name, field, ...bounded(count) })
    }
  for (const name of settingsThatName(r, ctx.settings, ids))
    items.push({ resource: 'setting', field: name, count: 1, label: labelOf(settingNamed(name), ctx.language) })
  return { totalCount: items.length, items }
}

/** Keeps the ids of rows, in the recycle bin or outside it, that the caller reaches. */
async function reached(r: Resource, ctx: Context, ids: readonly number[]): Promise<readonly number[]> {
  const scope = rowsInReach(ctx, r)
  if (scope.kind === 'all') return ids
  const { rows } = await sql<{ id: number }>`
    select "id" from ${sql.table(r.name)} as row
    where "id" in (${sql.join([...ids])}) and ${withinScopeNow(ctx.database.engine, scope)}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

const bounded = (count: number) => (count > MOST_COUNTED ? { count: MOST_COUNTED, hasMore: true as const } : { count })

/** Counts to the first row beyond the bound. */
async function countWhere(db: Db, { name }: Resource, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from ${sql.table(name)} as row where row."deletionTime" is null and ${condition} limit ${MOST_COUNTED + 1}
    ) as found`.execute(db)
  return Number(rows[0]!.total)
}
