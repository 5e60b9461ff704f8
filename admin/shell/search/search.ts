import Fuse from 'fuse.js'

/** What a page is found by. */
export interface Searched {
  title: string
  path: string
  /** How a Chinese title sounds: its syllables, and their first letters. */
  readings?: readonly string[]
}

/** S-03: the entries that come near what is wanted, the nearest first. A reading counts as the title does. */
export function createSearch<E extends Searched>(entries: readonly E[]): (wanted: string) => E[] {
  const fuse = new Fuse(entries, {
    threshold: 0.4,
    minMatchCharLength: 1,
    keys: [
      { name: 'title', weight: 0.7, getFn: ({ title, readings = [] }) => [title, ...readings] },
      { name: 'path', weight: 0.3 },
    ],
  })
  return (wanted) => fuse.search(wanted.trim()).map(({ item }) => item)
}
