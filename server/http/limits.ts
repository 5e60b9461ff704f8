import { Problem } from '../../contract/errors.ts'

/** Limits the tries for a key within a window of time; this node counts alone (docs/decisions/0010). */
export interface Limit {
  /** Takes a try and returns how many are left; when none is left, refuses and says how long to wait (429). */
  take(key: string): Promise<number>
  /** Gives back one try. */
  giveBack(key: string): Promise<void>
  /** Gives back all tries of a key. */
  forget(key: string): Promise<void>
  /** The moment at which a key without tries gets new ones (epoch ms); null while it has some left. */
  closedUntil(key: string): number | null
  clear(): void
  /** The number of keys held in memory. */
  size(): number
}

interface Window {
  taken: number
  /** Epoch ms. */
  until: number
}

/** The most keys; beyond it the oldest windows are forgotten, so that invented keys cannot fill the memory. */
const MOST_KEYS = 50_000

/** A number, or one that a setting can change at any time. */
export type Amount = number | (() => number)

const amountOf = (amount: Amount) => (typeof amount === 'number' ? amount : amount())

export function createLimit(most: Amount, seconds: Amount, mostKeys = MOST_KEYS): Limit {
  // Map order is the order in which the windows begin, and so the order in which they end.
  const windows = new Map<string, Window>()

  function windowOf(key: string): Window {
    const now = Date.now()
    const known = windows.get(key)
    if (known && known.until > now) return known
    windows.delete(key)
    for (const [old, { until }] of windows) {
      if (until > now && windows.size < mostKeys) break
      windows.delete(old)
    }
    const begun = { taken: 0, until: now + amountOf(seconds) * 1000 }
    windows.set(key, begun)
    return begun
  }

  return {
    take: async (key) => {
      const window = windowOf(key)
      if (window.taken >= amountOf(most))
        throw new Problem('tooMany', { data: { retryAfter: Math.ceil((window.until - Date.now()) / 1000) } })
      window.taken++
      return amountOf(most) - window.taken
    },
    giveBack: async (key) => {
      const window = windows.get(key)
      if (window && window.taken > 0) window.taken--
    },
    forget: async (key) => void windows.delete(key),
    closedUntil: (key) => {
      const window = windows.get(key)
      return window && window.taken >= amountOf(most) && window.until > Date.now() ? window.until : null
    },
    clear: () => windows.clear(),
    size: () => windows.size,
  }
}
