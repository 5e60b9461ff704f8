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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
