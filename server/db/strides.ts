import type { Pace } from './pace.ts'

export interface Bounds {
  fewest: number
  most: number
}

/**
 * A step of work on many rows that takes longer makes the next one shorter: on a slow disk, or while others work. The first is the shortest and only quick ones
 * double, since a step that turns out slow has blocked writes already. On SQLite it is done by a process of low priority that holds the lock: what needs more time
 * than the scheduler gives at once is interrupted, and all writers wait until the busy ones have paused.
 */
const LONG_MS = 4

/** Returns the size of the step after one that took so long. */
export function nextSize(size: number, took: number, { fewest, most }: Bounds): number {
  if (took > LONG_MS) return Math.max(fewest, Math.floor(size / 2))
  return took < LONG_MS / 4 ? Math.min(most, size * 2) : size
}

/** Repeats a short write until it says that there is no more to do, each time as large as the time of the last one allows. */
export async function inStrides(pace: Pace, bounds: Bounds, step: (size: number) => Promise<boolean>): Promise<void> {
  let size = bounds.fewest
  for (let more = true; more;) {
    const asked = size
    const took = await pace(async () => {
      const began = performance.now()
      more = await step(asked)
      return performance.now() - began
    })
    size = nextSize(size, took, bounds)
  }
}
