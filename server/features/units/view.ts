import { sql } from 'kysely'
import { MOST_LEVELS } from '../../../contract/resource.ts'
import type { WireRow } from '../../crud/store.ts'
import type { Context } from '../../http/context.ts'
import type { Db } from '../../db/engine.ts'

/** Adds to rows of units what is read from more than their columns; all rows at once. */
export async function withPlaces<R extends WireRow>(ctx: Context, rows: readonly R[]) {
  const ids = rows.map(({ id }) => id)
  const [codes, counts] = ids.length > 0 ? await Promise.all([codesOf(ctx.db, ids), memberCounts(ctx.db, ids)]) : [new Map(), new Map()]
  return rows.map((row) => ({ ...row, code: String(codes.get(row.id) ?? ''), memberCount: Number(counts.get(row.id) ?? 0) }))
}

/** The ids from the top to each unit, in five digits: `00001.00042`. */
export async function codesOf(db: Db, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ start: number; id: number; level: number }>`
    with recursive above as (
      select "id" as "start", "id", "parentId", 1 as "level" from "organizationUnit" where "id" in (${sql.join(ids)})
      union all
      select above."start", next."id", next."parentId", above."level" + 1
      from "organizationUnit" as next join above on next."id" = above."parentId" where above."level" < ${MOST_LEVELS}
    ) select "start", "id", "level" from above order by "level" desc`.execute(db)
  const paths = new Map<number, number[]>()
  for (const { start, id } of rows) paths.set(start, [...(paths.get(start) ?? []), id])
  return new Map([...paths].map(([id, path]) => [id, path.map((one) => String(one).padStart(5, '0')).join('.')]))
}

async function memberCounts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('user_unitIds as member')
    .innerJoin('user', 'user.id', 'member.rowId')
    .select(({ fn }) => ['member.targetId as id', fn.countAll<number>().as('count')])
    .where('member.targetId', 'in', ids)
    .where('user.deletionTime', 'is', null)
    .groupBy('member.targetId')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
