/** The permits of a caller. `*:*` permits everything; names match whatever their case. */
export interface Permits {
  has(permit: string): boolean
  /** As granted, for the client and for comparing. */
  list: readonly string[]
}

export const EVERYTHING = '*:*'

export function permitsOf(granted: Iterable<string>): Permits {
  const list = [...new Set(granted)].toSorted()
  const lowered = new Set(list.map((name) => name.toLowerCase()))
  const all = lowered.has(EVERYTHING)
  return { list, has: (permit) => all || lowered.has(permit.toLowerCase()) }
}

export const NO_PERMITS = permitsOf([])
