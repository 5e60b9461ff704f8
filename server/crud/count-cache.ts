import { LRUCache } from 'lru-cache'
import type { Bus } from '../db/bus.ts'

/** Caches the number of rows that a filter finds until the resource changes: counting is the slow part of a list. */
export interface CountCache {
  get(key: string, count: () => Promise<number>): Promise<number>
  /** Returns a number that is known without counting. */
  find(key: string): number | undefined
}

/** The most bytes of all counts together. A limit of entries, not of bytes, would take its memory at the start, for each resource. */
const MOST_BYTES = 500_000
/** The bytes of an entry besides its key. */
const AROUND = 250

/** A change of `tag` or of its drafts (`news`, `news-draft`) empties the cache. */
export function createCountCache(bus: Bus, tag: string): CountCache {
  const kept = new LRUCache<string, number>({ maxSize: MOST_BYTES, sizeCalculation: (_, key) => key.length + AROUND })
  let changes = 0
  bus.listen((tags) => {
    if (!tags.has('*') && !tags.has(tag) && !tags.has(`${tag}-draft`)) return
    changes++
    kept.clear()
  })
  const find = (key: string) => (bus.hears() ? kept.get(key) : undefined)
  return {
    find,
    get: async (key, count) => {
      const known = find(key)
      if (known !== undefined) return known
      const before = changes
      const total = await count()
      // A number that was counted before a change came in is right for this caller, but not for the next.
      if (before === changes) kept.set(key, total)
      return total
    },
  }
}
