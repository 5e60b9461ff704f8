import { setImmediate } from 'node:timers/promises'

/** So long work that goes on row by row may keep others waiting. */
const AT_ONCE_MS = 8

/** A pause to be awaited between the rows of long work: on SQLite a row is written without waiting for anything, so nobody else would be answered. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < AT_ONCE_MS) return undefined
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}
