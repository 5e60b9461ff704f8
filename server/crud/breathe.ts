import { setImmediate } from 'node:timers/promises'

/** The longest time that work over many rows may keep other requests waiting. */
const AT_ONCE_MS = 8

/** Returns a pause for work over many rows: SQLite writes a row within the call, so without pauses no other request would be answered. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < AT_ONCE_MS) return undefined
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}
