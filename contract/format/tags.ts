/** The separators of tags (V-04): the comma, also the full-width comma of Chinese. */
export const TAG_SEPARATOR = /[,，]/

/** V-04: the tags that a text names, trimmed; empty ones and those already there are ignored. */
export const addTags = (tags: readonly string[], text: string): string[] => [
  ...new Set([
    ...tags,
    ...text
      .split(TAG_SEPARATOR)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ]),
]
