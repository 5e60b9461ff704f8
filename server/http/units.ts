import type { Db } from '../db/engine.ts'

/**
 * Returns these units and all below them. A unit in the recycle bin counts: rows that were left in it before deletions moved them (decision 54) stay in
 * reach of whoever is above it.
 */
export async function unitsBelow(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .withRecursive('below', (query) =>
      query
        .selectFrom('organizationUnit')
        .select('id')
        .where('id', 'in', [...ids])
        .union(query.selectFrom('organizationUnit as unit').innerJoin('below', 'below.id', 'unit.parentId').select('unit.id')),
    )
    .selectFrom('below')
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns a unit and all above it, also those in the recycle bin. */
export const unitsAbove = async (db: Db, id: number): Promise<number[]> => (await wayUp(db, id)).map((row) => row.id)

/** Returns the next unit above a deleted one that is left, or the unit at the top; those of `without` are about to go too. */
export async function unitLeft(db: Db, id: number, without: readonly number[] = []): Promise<number | null> {
  const above = await wayUp(db, id)
  const parents = new Map(above.map((unit) => [unit.id, unit]))
  // No unit is looked at twice, in case old data holds a loop.
  for (let at = parents.get(id); at; at = parents.get(at.parentId ?? 0)) {
    if (at.id !== id && at.deletionTime === null && !without.includes(at.id)) return at.id
    parents.delete(at.id)
  }
  const root = await rootUnit(db)
  return root === null || root === id || without.includes(root) ? null : root
}

async function wayUp(db: Db, id: number) {
  return db
    .withRecursive('above', (query) =>
      query
        .selectFrom('organizationUnit')
        .select(['id', 'parentId', 'deletionTime'])
        .where('id', '=', id)
        .union(
          query
            .selectFrom('organizationUnit as unit')
            .innerJoin('above', 'above.parentId', 'unit.id')
            .select(['unit.id', 'unit.parentId', 'unit.deletionTime']),
        ),
    )
    .selectFrom('above')
    .select(['id', 'parentId', 'deletionTime'])
    .execute()
}

/** Returns the unit at the top to which rows belong that nobody gave to another; null when there is no unit. */
export async function rootUnit(db: Pick<Db, 'selectFrom'>): Promise<number | null> {
  const root = await db
    .selectFrom('organizationUnit')
    .select('id')
    .where('parentId', 'is', null)
    .where('deletionTime', 'is', null)
    .orderBy('sort', (order) => order.asc().nullsLast())
    .orderBy('id')
    .executeTakeFirst()
  return root?.id ?? null
}
