import Fuse from 'fuse.js'

/** The texts by which a page is found. */
export interface Searched {
  title: string
  path: string
  /** The pinyin of a Chinese title: its syllables, and their first letters. */
  readings?: readonly string[]
}

/** S-03: the entries that match best come first. A reading counts as much as the title. */
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
