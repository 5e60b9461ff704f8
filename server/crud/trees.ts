import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import { MOST_LEVELS, type Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped, type Db, type Engine } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import { say } from '../language/words.ts'
import { treeField } from './tree-field.ts'

/** Held while a tree changes its shape: two changes that are each valid alone could together make a loop, or leave a row without its parent. */
export const lockTree = (db: Db, engine: Engine, r: Resource) => takeTurn(db, engine, `tree:${r.name}`)

/**
 * Refuses a parent that is below the row itself, is in the recycle bin, or would make the tree too deep; the rows below count too, since they move
 * along. `id` is null for a new row.
 */
export async function checkPlace(db: Db, r: Resource, { id, parentId }: { id: number | null; parentId: number }): Promise<void> {
  const above = await pathUp(db, r, parentId)
  const refuse = (words: string, values = {}) => new Problem('invalid', { members: { [treeField(r)!]: words }, values })
  if (above.length === 0) throw refuse('invalid.noSuchRow', { value: parentId })
  if (above.some((row) => row.id === id)) throw refuse('problem.treeLoop')
  if (above.some((row) => row.deletionTime !== null)) throw new Problem('rule', { words: 'problem.deletedAbove' })
  const levels = id === null ? 1 : await levelsOf(db, r, id)
  if (above.length + levels > MOST_LEVELS) throw refuse('problem.treeDepth', { most: MOST_LEVELS })
}

/** Returns the row and the rows above it. A loop in old data ends at the deepest level that a tree may have. */
async function pathUp(db: Db, r: Resource, id: number) {
  const { rows } = await sql<{ id: number; deletionTime: number | null }>`
    with recursive above as (
      select "id", ${pid(r)} as "pid", "deletionTime", 1 as "level" from ${sql.table(r.name)} where "id" = ${id}
      union all
      select next."id", next.${pid(r)}, next."deletionTime", above."level" + 1
      from ${sql.table(r.name)} as next join above on next."id" = above."pid" where above."level" <= ${MOST_LEVELS}
    ) select "id", "deletionTime" from above`.execute(db)
  return rows
}

/** Returns the number of levels that a row and the rows below it take up. */
async function levelsOf(db: Db, r: Resource, id: number): Promise<number> {
  const { rows } = await sql<{ levels: number | null }>`
    with recursive below as (
      select "id", 1 as "level" from ${sql.table(r.name)} where "id" = ${id}
      union all
      select next."id", below."level" + 1
      from ${sql.table(r.name)} as next join below on next.${pid(r)} = below."id"
      where next."deletionTime" is null and below."level" <= ${MOST_LEVELS}
    ) select max("level") as "levels" from below`.execute(db)
  return rows[0]?.levels ?? 1
}

/** Refuses to delete rows that still have children; `ids` are already in the recycle bin. */
export async function refuseOrphans(ctx: Context, r: Resource, ids: number[]): Promise<void> {
  const child = await untyped(ctx.db)
    .selectFrom(r.name)
    .select('id')
    .where(treeField(r)!, 'in', ids)
    .where('deletionTime', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (child) throw new Problem('rule', { words: 'problem.inUse', values: { what: say(ctx.language, `resources.${r.name}.name`) } })
}

const pid = (r: Resource) => sql.ref(treeField(r)!)
