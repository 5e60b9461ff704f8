import { sql } from 'kysely'
import { MOST_LEVELS } from '../../../contract/resource.ts'
import type { Db } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { inLanguage } from '../../language/localized.ts'

/** The units with the names from the top to each, or with their own alone (B-100d). A unit in the recycle bin is left out. */
export async function placesOf(ctx: Context, { ids, isWhole }: { ids: number[]; isWhole: boolean }) {
  if (ids.length === 0) return []
  const rows = await aboveUnits(ctx.db, ids)
  const paths = Map.groupBy(rows, ({ start }) => start)
  return ids.flatMap((id) => {
    const above = paths.get(id)
    if (!above || above.some((unit) => unit.id === id && unit.deletionTime !== null)) return []
    return [{ id, path: above.slice(isWhole ? 0 : -1).map((unit) => inLanguage(unit, 'displayName', ctx.language) ?? '') }]
  })
}

interface Above {
  start: number
  id: number
  deletionTime: number | null
  displayName: string
  displayNameEn: string | null
}

/** The units and those above them, for each unit from the top down. */
async function aboveUnits(db: Db, ids: number[]): Promise<Above[]> {
  const { rows } = await sql<Above>`
    with recursive above as (
      select "id" as "start", "id", "parentId", "deletionTime", "displayName", "displayNameEn", 1 as "level"
      from "organizationUnit" where "id" in (${sql.join(ids)})
      union all
      select above."start", next."id", next."parentId", next."deletionTime", next."displayName", next."displayNameEn", above."level" + 1
      from "organizationUnit" as next join above on next."id" = above."parentId" where above."level" < ${MOST_LEVELS}
    ) select "start", "id", "deletionTime", "displayName", "displayNameEn" from above order by "level" desc`.execute(db)
  return rows
}
