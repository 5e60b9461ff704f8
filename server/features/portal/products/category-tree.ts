import type { Known, CategoryEntry } from './catalogue.ts'

// Old data may hold a loop of categories, so both functions visit each category once.

/** Returns the ids of the category and of all categories below it. */
export function familyOf(known: Known<CategoryEntry>, id: number): number[] {
  const byParent = Map.groupBy(known.values(), ({ pid }) => pid)
  const family = new Set([id])
  // Iterating over a set also visits the members that are added meanwhile.
  for (const member of family) for (const { id: below } of byParent.get(member) ?? []) family.add(below)
  return [...family]
}

/** Returns the categories from the top of the tree down to this one. */
export function pathTo(known: Known<CategoryEntry>, id: number): CategoryEntry[] {
  const path = new Set<CategoryEntry>()
  for (let at = known.get(id); at && !path.has(at); at = at.pid === null ? undefined : known.get(at.pid)) path.add(at)
  return [...path].toReversed()
}
