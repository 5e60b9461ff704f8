/** The codes of the dictionary types that fields choose from; staff keep their items (E-06). */
const DICTIONARIES = ['news-category'] as const

export type DictionaryCode = (typeof DICTIONARIES)[number]
