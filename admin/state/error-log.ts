import { createStore } from './store.ts'

/** T-11 */
export interface LoggedError {
  err: { message: string; stack: string }
  /** Which part of the screen it befell. */
  info: string
  url: string
  /** When, in ms. */
  time: number
}

/** The oldest go when a fault repeats itself without end. */
const MOST = 200

export function createErrorLog() {
  const store = createStore<{ logs: readonly LoggedError[] }>({ logs: [] })
  return {
    ...store,
    get state() {
      return store.state
    },
    add: (entry: LoggedError) => store.set({ logs: [...store.state.logs, entry].slice(-MOST) }),
    clear: () => store.set({ logs: [] }),
  }
}

export const errorLog = createErrorLog()
