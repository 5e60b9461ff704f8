import { sql } from 'kysely'
import type { Context } from '../http/context.ts'
import { untyped } from '../db/engine.ts'
import { changeStamps, differences, recordChanges, touch } from './changes.ts'
import type { Numbered } from './numbering.ts'
import { rowsInReach, withinScopeNow } from './scope.ts'
import type { StoreParts } from './store-parts.ts'

/** The rows of one list: those below the same parent, or all rows of a resource that is no tree. */
export interface Siblings {
  tree: string | null
  parentId: number | null
  /** The row that moves; it is no neighbour of its own. */
  id: number
}

export interface Renumbered {
  id: number
  /** False for a neighbour that the caller may not edit: only its number is written, and its version stays. */
  isInReach: boolean
}

/**
 * Writes the numbers that differ, each with an entry in the change log. The order belongs to the list: a neighbour out of reach gives way too, but it
 * keeps its version and its last modifier, since nobody has written its content.
 */
export async function renumber(parts: StoreParts, ctx: Context, siblings: Siblings, numbers: readonly Numbered[]): Promise<Renumbered[]> {
  const { r } = parts
  const stored = await storedPlaces(parts, ctx, siblings, numbers)
  const changes = numbers.flatMap(({ id, sort }) => {
    const { isInReach, ...before } = stored.get(id)!
    const values = { sort, ...(siblings.tree !== null && id === siblings.id ? { [siblings.tree]: siblings.parentId } : {}) }
    const properties = differences(before, values)
    return properties.length > 0 ? [{ id, isInReach: isInReach === 1, properties, values }] : []
  })
  for (const { id, isInReach, values } of changes) {
    await untyped(ctx.db)
      .updateTable(r.name)
      .set({ ...values, ...(isInReach && changeStamps(ctx)) })
      .where('id', '=', id)
      .execute()
    touch(ctx, r, id)
  }
  const logged = changes.map(({ id, properties }) => ({ id, type: 'Updated' as const, properties }))
  if (logged.length > 0) await recordChanges(ctx, r, logged)
  return changes.map(({ id, isInReach }) => ({ id, isInReach }))
}

/** Reads the numbers and parents that the rows have now, and if the caller may edit them. */
async function storedPlaces({ r, engine }: StoreParts, ctx: Context, { tree }: Siblings, numbers: readonly Numbered[]) {
  const columns = ['id', 'sort', ...(tree === null ? [] : [tree])].map((name) => sql.ref(`row.${name}`))
  const { rows } = await sql<Record<string, unknown> & { id: number; isInReach: number }>`
    select ${sql.join(columns)}, case when ${withinScopeNow(engine, rowsInReach(ctx, r))} then 1 else 0 end as "isInReach"
    from ${sql.table(r.name)} as row where row."id" in (${sql.join(numbers.map(({ id }) => id))})`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}
