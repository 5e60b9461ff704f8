// A list is narrowed by tags, one a line; no tag has two lines. Tags such as `budget=high` are options of one question.

/** The most tags by which a list is narrowed at once. */
export const MOST_TAGS = 50

/** The tags that a filter names, each once. */
export const tagsIn = (filter: string): string[] => [...new Set(filter.split('\n').map((tag) => tag.trim()))].filter(Boolean)

/** The filter that names these tags. */
export const tagFilter = (tags: readonly string[]): string => tags.join('\n')

/** True for a tag that is an option of a question. */
export const isOption = (tag: string): boolean => tag.includes('=')

/** The options of each question: a row is wanted that has any of each. A tag without a question stands alone. */
export const tagsByQuestion = (tags: readonly string[]): string[][] => [
  ...Map.groupBy(tags, (tag) => (isOption(tag) ? tag.slice(0, tag.indexOf('=') + 1) : tag)).values(),
]
