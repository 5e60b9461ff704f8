import { createStore } from './store.ts'

/** T-11 */
export interface LoggedError {
  err: { message: string; stack: string }
  /** The part of the screen, or of the code, that failed. */
  info: string
  url: string
  /** In ms since 1970. */
  time: number
}

/** The oldest entries are dropped, so that a fault that repeats does not fill the memory. */
const MOST = 200

export function createErrorLog() {
  const store = createStore<{ logs: readonly LoggedError[] }>({ logs: [] })
  return Object.assign(store, {
    add: (entry: LoggedError) => store.set({ logs: [...store.state.logs, entry].slice(-MOST) }),
    clear: () => store.set({ logs: [] }),
  })
}

export const errorLog = createErrorLog()
