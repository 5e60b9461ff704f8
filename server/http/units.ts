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

/** Returns these units and all above them, also those in the recycle bin. */
export const unitsAbove = async (db: Db, ids: readonly number[]): Promise<number[]> => (await wayUp(db, ids)).map((row) => row.id)

/** Returns the next unit above a deleted one that is left, or the unit at the top. */
export const unitLeft = async (db: Db, id: number): Promise<number | null> => (await unitsLeft(db, [id])).get(id) ?? null

/** Returns for each of these units the next one above that is left, or the unit at the top; null for none. Those of `without` are about to go too. */
export async function unitsLeft(db: Db, ids: readonly number[], without: ReadonlySet<number> = new Set()) {
  const above = new Map((await wayUp(db, ids)).map((unit) => [unit.id, unit]))
  const isLeft = (unit: UnitAbove) => unit.deletionTime === null && !without.has(unit.id)
  const root = await rootUnit(db)
  const lefts = new Map<number, number | null>()
  for (const id of ids) {
    const next = nextAbove(above, id, isLeft) ?? root
    lefts.set(id, next === null || next === id || without.has(next) ? null : next)
  }
  return lefts
}

interface UnitAbove {
  id: number
  parentId: number | null
  deletionTime: number | null
}

function nextAbove(above: ReadonlyMap<number, UnitAbove>, id: number, isLeft: (unit: UnitAbove) => boolean): number | null {
  // No unit is looked at twice, in case old data holds a loop.
  const seen = new Set([id])
  for (let at = above.get(above.get(id)?.parentId ?? 0); at && !seen.has(at.id); at = above.get(at.parentId ?? 0)) {
    if (isLeft(at)) return at.id
    seen.add(at.id)
  }
  return null
}

async function wayUp(db: Db, ids: readonly number[]): Promise<UnitAbove[]> {
  if (ids.length === 0) return []
  return db
    .withRecursive('above', (query) =>
      query
        .selectFrom('organizationUnit')
        .select(['id', 'parentId', 'deletionTime'])
        .where('id', 'in', [...ids])
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
