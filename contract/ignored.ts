// Names that a call knows and drops: other clients of this family of servers send them. A list stands beside the declaration of each call; a name in
// no list is refused.

/** Every name that begins with an underscore: time stamps against caches, and the notes that some clients keep in their rows. */
export const PRIVATE = '_*'
/** Every name that is not declared: for public reads, whose clients cannot know our names (C-10r). */
export const UNDECLARED = '*'

/** Names that stock clients send with every list. */
export const LIST_NAMES = ['from', 'to', 'permission', 'filter', PRIVATE]

/** The names that a call drops, whatever their case. */
export interface IgnoredNames {
  has: (lowerCased: string) => boolean
  count: number
}

/** Reads a list of names; one that ends in `*` stands for all that begin alike. */
export function ignoredNames(list: readonly string[]): IgnoredNames {
  const names = new Set(list.map((name) => name.toLowerCase()))
  const beginnings = [...names].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
  return { has: (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning)), count: names.size }
}
