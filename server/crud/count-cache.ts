import { LRUCache } from 'lru-cache'
import type { Bus } from '../db/bus.ts'

/** How many rows a filter finds is the dear part of a list and rarely changes: kept until the resource does. */
export interface CountCache {
  get(key: string, count: () => Promise<number>): Promise<number>
  /** Returns a number that is known without counting. */
  find(key: string): number | undefined
}

const MOST = 1000
/** The most characters of all keys together. */
const MOST_LETTERS = 500_000

/** `tag` and what begins with it (`news`, `news-draft`) end what is kept. */
export function createCountCache(bus: Bus, tag: string): CountCache {
  const kept = new LRUCache<string, number>({ max: MOST, maxSize: MOST_LETTERS, sizeCalculation: (_, key) => key.length + 1 })
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
      // Counted before a change that came in between: true for who asked, not for the next.
      if (before === changes) kept.set(key, total)
      return total
    },
  }
}
