import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { MOST_COUNTED } from '../../contract/format/count-text.ts'
import { forLongRead, type Context } from '../http/context.ts'
import type { Db } from '../db/engine.ts'
import { linkTable } from './columns.ts'

interface Usage {
  resource: string
  field: string
  count: number
  hasMore?: true
}

/**
 * Counts the rows outside the recycle bin that refer to these rows, by resource and field; fields without such rows are left out. A tree's own
 * children are not counted, since a row with children cannot be deleted. The caller needs no permit on the other resources, because the answer holds
 * numbers only.
 */
export async function usageOf(r: Resource, ctx: Context, ids: readonly number[]) {
  const { db } = forLongRead(ctx)
  const items: Usage[] = []
  for (const other of allResources)
    for (const [field, condition] of conditionsOf(r, other, ids)) {
      const count = await countWhere(db, other, condition)
      if (count > 0) items.push({ resource: other.name, field, ...bounded(count) })
    }
  return { totalCount: items.length, items }
}

const bounded = (count: number) => (count > MOST_COUNTED ? { count: MOST_COUNTED, hasMore: true as const } : { count })

/** Returns, for each field of the other resource that can refer to rows of `r`, the condition that it refers to one of the given rows. */
function conditionsOf(r: Resource, other: Resource, ids: readonly number[]): [field: string, condition: RawBuilder<unknown>][] {
  const given = sql.join(ids)
  return Object.entries(other.fields).flatMap(([name, field]): [string, RawBuilder<unknown>][] => {
    if (field.kind === 'reference' && field.target === r.name) return [[name, sql`${sql.ref(`row.${name}`)} in (${given})`]]
    if (field.kind === 'references' && field.target === r.name)
      return [[name, sql`row."id" in (select "rowId" from ${sql.table(linkTable(other, name))} where "targetId" in (${given}))`]]
    if (field.dictionary && r.name === 'dictionaryItem')
      return [[name, sql`${sql.ref(`row.${name}`)} in (${itemValues(field.dictionary, given)})`]]
    return []
  })
}

/** Selects the values of the given items that belong to the dictionary type with this code. */
const itemValues = (code: string, ids: RawBuilder<unknown>) => sql`
  select item."value" from "dictionaryItem" as item join "dictionaryType" as type on type."id" = item."typeId"
  where type."code" = ${code} and item."id" in (${ids})`

/** Counts to the first row beyond the bound. */
async function countWhere(db: Db, { name }: Resource, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from ${sql.table(name)} as row where row."deletionTime" is null and ${condition} limit ${MOST_COUNTED + 1}
    ) as found`.execute(db)
  return Number(rows[0]!.total)
}
