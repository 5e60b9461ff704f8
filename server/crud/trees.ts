import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import type { Field } from '../../contract/fields.ts'
import { MOST_LEVELS, type Resource } from '../../contract/resource.ts'
import type { Context } from '../http/context.ts'
import { untyped, type Db, type Engine } from '../db/engine.ts'
import { takeTurn } from '../db/turn.ts'
import { say } from '../language/words.ts'
import { goneNames } from './gone-names.ts'
import { treeField } from './tree-field.ts'

/** Held while a tree changes its shape: two changes that are each valid alone could together make a loop, or leave a row without its parent. */
export const lockTree = (db: Db, engine: Engine, r: Resource) => takeTurn(db, engine, `tree:${r.name}`)

interface NewPlace {
  /** null for a new row. */
  id: number | null
  parentId: number
  /** The values of a new row. */
  values?: Readonly<Record<string, unknown>>
}

/**
 * Refuses a parent that is below the row itself, is in the recycle bin, stands in another tree, or would make the tree too deep; the rows below count
 * too, since they move along.
 */
export async function checkPlace(ctx: Context, r: Resource, { id, parentId, values }: NewPlace): Promise<void> {
  const { db } = ctx
  const above = await pathUp(db, r, parentId)
  const refuse = (words: string, values = {}) => refusedParent(r, words, values)
  if (above.length === 0) throw noSuchParent(r, parentId)
  if (above.some((row) => row.id === id)) throw refuse('problem.treeLoop')
  const deleted = above.find((row) => row.deletionTime !== null)
  if (deleted) throw await deletedAbove(ctx, { r, field: r.fields[treeField(r)!]! }, deleted.id)
  if (!(await isOfOneTree(db, r, { id, parentId, ...(values && { values }) }))) throw refuse('invalid.parentOfOtherTree')
  const levels = id === null ? 1 : await levelsOf(db, r, id)
  if (above.length + levels > MOST_LEVELS) throw refuse('problem.treeDepth', { most: MOST_LEVELS })
}

/** The refusal of a row below a deleted one, which it names where the caller could view that one. */
export async function deletedAbove(ctx: Context, named: { r: Resource; field: Field }, id: number): Promise<Problem> {
  const [name] = await goneNames(ctx, { ...named, values: [id] })
  return new Problem(
    'rule',
    name === undefined ? { words: 'problem.deletedAbove' } : { words: 'problem.deletedRowAbove', values: { name } },
  )
}

const refusedParent = (r: Resource, words: string, values: object) =>
  new Problem('invalid', { members: { [treeField(r)!]: words }, values: { ...values } })

/** The refusal of a parent that does not exist, for its reader at least. */
export const noSuchParent = (r: Resource, value: number) => refusedParent(r, 'invalid.noSuchRow', { value })

/** True unless each value of some field has a tree of its own, and row and parent differ in it. */
async function isOfOneTree(db: Db, r: Resource, { id, parentId, values = {} }: NewPlace): Promise<boolean> {
  const within = r.fields[treeField(r)!]!.within
  if (within === undefined) return true
  const rows = await untyped(db)
    .selectFrom(r.name)
    .select(['id', within])
    .where('id', 'in', id === null ? [parentId] : [id, parentId])
    .execute()
  const valueOf = (one: number) => rows.find((row) => row['id'] === one)?.[within]
  return valueOf(parentId) === (id === null ? values[within] : valueOf(id))
}

/** Returns the row and the rows above it, the topmost first. A loop in old data ends at the deepest level that a tree may have. */
async function pathUp(db: Db, r: Resource, id: number) {
  const { rows } = await sql<{ id: number; deletionTime: number | null }>`
    with recursive above as (
      select "id", ${pid(r)} as "pid", "deletionTime", 1 as "level" from ${sql.table(r.name)} where "id" = ${id}
      union all
      select next."id", next.${pid(r)}, next."deletionTime", above."level" + 1
      from ${sql.table(r.name)} as next join above on next."id" = above."pid" where above."level" <= ${MOST_LEVELS}
    ) select "id", "deletionTime" from above order by "level" desc`.execute(db)
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
