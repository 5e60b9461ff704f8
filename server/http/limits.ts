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

/**
 * The most keys, so that invented keys cannot fill the memory. Beyond it the oldest window with tries left is forgotten, and one without only where there is
 * no other: otherwise whoever is shut out would empty the limit by inventing keys (B-102g).
 */
const MOST_KEYS = 50_000

/** A number, or one that a setting can change at any time. */
export type Amount = number | (() => number)

const amountOf = (amount: Amount) => (typeof amount === 'number' ? amount : amount())

type Windows = Map<string, Window>

function makeRoom(open: Windows, full: Windows, { now, mostKeys }: { now: number; mostKeys: number }) {
  for (const windows of [open, full])
    for (const [old, { until }] of windows) {
      if (until > now) break
      windows.delete(old)
    }
  if (open.size + full.size < mostKeys) return
  const windows = open.size > 0 ? open : full
  for (const oldest of windows.keys().take(1)) windows.delete(oldest)
}

export function createLimit(most: Amount, seconds: Amount, mostKeys = MOST_KEYS): Limit {
  // Windows with tries left, and those without. The order of a map is that in which they came in, which is nearly that in which they end.
  const [open, full]: [Windows, Windows] = [new Map(), new Map()]
  const find = (key: string) => open.get(key) ?? full.get(key)
  const remove = (key: string) => open.delete(key) || full.delete(key)

  function windowOf(key: string): Window {
    const now = Date.now()
    const known = find(key)
    if (known && known.until > now) return known
    remove(key)
    makeRoom(open, full, { now, mostKeys })
    const begun = { taken: 0, until: now + amountOf(seconds) * 1000 }
    open.set(key, begun)
    return begun
  }

  function put(key: string, window: Window) {
    remove(key)
    const windows = window.taken >= amountOf(most) ? full : open
    windows.set(key, window)
  }

  return {
    take: async (key) => {
      const window = windowOf(key)
      if (window.taken >= amountOf(most))
        throw new Problem('tooMany', { data: { retryAfter: Math.ceil((window.until - Date.now()) / 1000) } })
      window.taken++
      if (window.taken >= amountOf(most)) put(key, window)
      return amountOf(most) - window.taken
    },
    giveBack: async (key) => {
      const window = find(key)
      if (!window || window.taken === 0) return
      window.taken--
      if (full.has(key)) put(key, window)
    },
    forget: async (key) => void remove(key),
    closedUntil: (key) => {
      const window = find(key)
      return window && window.taken >= amountOf(most) && window.until > Date.now() ? window.until : null
    },
    clear: () => {
      open.clear()
      full.clear()
    },
    size: () => open.size + full.size,
  }
}
