/** The keys of the replies that were read from data with a tag. */
export function createTagIndex() {
  const keys = new Map<string, Set<string>>()
  return {
    keysOf: (tag: string): Iterable<string> => keys.get(tag) ?? [],
    add: (key: string, tags: Iterable<string>) => {
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key))
    },
    remove: (key: string, tags: Iterable<string>) => {
      for (const tag of tags) {
        const held = keys.get(tag)
        held?.delete(key)
        if (held?.size === 0) keys.delete(tag)
      }
    },
  }
}
