/** The value under a name, of unknown shape; null if there is none, or if the storage refuses, as in a private window. */
export function readStored(storage: Pick<Storage, 'getItem'> | undefined, name: string): unknown {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

export function writeStored(storage: Pick<Storage, 'setItem'> | undefined, name: string, value: unknown): void {
  try {
    storage?.setItem(name, JSON.stringify(value))
  } catch {
    // The storage is full or refuses: the value lasts as long as the page.
  }
}

export function forget(storage: Pick<Storage, 'removeItem'> | undefined, name: string): void {
  try {
    storage?.removeItem(name)
  } catch {
    // The storage refuses, so it holds nothing.
  }
}

/** The names under which a browser holds what belongs to a person, rather than how this browser looks. */
export const STORED = {
  tabs: 'portico.tabs',
  recent: 'portico.recent',
  lists: 'portico.lists',
  halves: 'portico.halfUploads',
  library: 'portico.library',
  scrolled: 'react-router-scroll-positions',
} as const
export const PERSONAL: readonly string[] = Object.values(STORED)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
