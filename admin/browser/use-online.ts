import { useSyncExternalStore } from 'react'

const follow = (listener: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener)
  }
}

/** False while the browser has no network at all. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
