import { useSyncExternalStore } from 'react'

/** A state outside React, so that the guard, the calls and the screens read the same. */
export interface Store<S extends object> {
  readonly state: S
  set: (change: Partial<S>) => void
  /** Returns the function that stops the listener. */
  subscribe: (listener: () => void) => () => void
}

/** `persist` gets every new state, for values that outlive the page. Verbs join a store by `Object.assign`, which keeps its getter; a spread would not. */
export function createStore<S extends object>(initial: S, persist?: (state: S) => void): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get state() {
      return state
    },
    set: (change) => {
      state = { ...state, ...change }
      persist?.(state)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <S extends object>(store: Store<S>): S => useSyncExternalStore(store.subscribe, () => store.state)
