/** What a storage holds under a name, as far as it is of the wanted shape; a storage that refuses, as in a private window, holds nothing. */
export function readKept(storage: Pick<Storage, 'getItem'> | undefined, name: string): unknown {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

export function keep(storage: Pick<Storage, 'setItem'> | undefined, name: string, value: unknown): void {
  try {
    storage?.setItem(name, JSON.stringify(value))
  } catch {
    // Full or refused: the value lasts as long as the page.
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
