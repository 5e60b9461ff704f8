import { setImmediate } from 'node:timers/promises'
import { Problem } from '../../contract/errors.ts'
import type { Origin } from '../http/context.ts'

/** The longest time that work over many rows may keep other requests waiting. */
const AT_ONCE_MS = 8

/**
 * Returns a pause for work over many rows: SQLite writes a row within the call, so without pauses no other request would be answered. After a pause the
 * work is refused if its client has hung up: a client that was told nothing then finds all as it was.
 */
export function breather({ hasHungUp }: Pick<Origin, 'hasHungUp'>): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < AT_ONCE_MS) return undefined
    return setImmediate().then(() => {
      if (hasHungUp?.()) throw new Problem('hungUp')
      since = performance.now()
    })
  }
}
