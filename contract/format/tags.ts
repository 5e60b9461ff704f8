/** The separators of tags (V-04): the comma, also the full-width comma of Chinese. */
export const TAG_SEPARATOR = /[,，]/

/** Returns the tags that a text names, trimmed (V-04), without empty tags and without those that are there already. */
export const addTags = (tags: readonly string[], text: string): string[] => [
  ...new Set([
    ...tags,
    ...text
      .split(TAG_SEPARATOR)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ]),
]
