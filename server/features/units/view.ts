import { sql } from 'kysely'
import { MOST_LEVELS } from '../../../contract/resource.ts'
import type { WireRow } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import type { Db } from '../../db/engine.ts'
import { binnedUsers } from '../../http/roles.ts'

/** Adds to rows of units what is read from more than their columns; all rows at once. */
export async function withPlaces<R extends WireRow>(ctx: Context, rows: readonly R[]) {
  const ids = rows.map(({ id }) => id)
  const [codes, counts] = ids.length > 0 ? await Promise.all([codesOf(ctx.db, ids), memberCounts(ctx.db, ids)]) : [new Map(), new Map()]
  return rows.map((row) => ({ ...row, code: String(codes.get(row.id) ?? ''), memberCount: Number(counts.get(row.id) ?? 0) }))
}

/** The ids from the top to each unit, in five digits: `00001.00042`. Each unit on the ways is read once. */
async function codesOf(db: Db, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; parentId: number | null }>`
    with recursive above as (
      select "id", "parentId" from "organizationUnit" where "id" in (${sql.join(ids)})
      union
      select next."id", next."parentId" from "organizationUnit" as next join above on next."id" = above."parentId"
    ) select "id", "parentId" from above`.execute(db)
  const parents = new Map(rows.map(({ id, parentId }) => [Number(id), parentId === null ? null : Number(parentId)]))
  return new Map(ids.map((id) => [id, wayTo(id, parents)]))
}

/** No way is longer than a tree may be deep, in case old data holds a loop. */
function wayTo(id: number, parents: ReadonlyMap<number, number | null>): string {
  const way: string[] = []
  for (let at: number | null = id; at !== null && way.length < MOST_LEVELS; at = parents.get(at) ?? null)
    way.unshift(String(at).padStart(5, '0'))
  return way.join('.')
}

/** The links alone tell how many there are; only those of users in the recycle bin, who are few, are left out. Looking at each member would read thousands of users. */
async function memberCounts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('user_unitIds as member')
    .select(({ fn }) => ['member.targetId as id', fn.countAll<number>().as('count')])
    .where('member.targetId', 'in', ids)
    .where('member.rowId', 'not in', binnedUsers(db))
    .groupBy('member.targetId')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
