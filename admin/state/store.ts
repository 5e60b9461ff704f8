import { useSyncExternalStore } from 'react'

/** A state outside React, so that the guard, the calls and the screens read the same. */
export interface Store<S extends object> {
  readonly state: S
  set: (change: Partial<S>) => void
  /** Returns how to stop listening. */
  subscribe: (listener: () => void) => () => void
}

/** `keep` is told every new state, for what outlives the page. */
export function createStore<S extends object>(initial: S, keep?: (state: S) => void): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get state() {
      return state
    },
    set: (change) => {
      state = { ...state, ...change }
      keep?.(state)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <S extends object>(store: Store<S>): S => useSyncExternalStore(store.subscribe, () => store.state)
