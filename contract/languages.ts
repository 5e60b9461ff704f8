/** The languages content and interface exist in; the first is the one that a missing text falls back to. */
export const LANGUAGES = ['zh-CN', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'zh-CN'

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'zh-CN' : 'en')

/** A text in both languages, in the order of `LANGUAGES`. */
export type Bilingual = readonly [chinese: string, english: string]

/** The languages that a person may be offered (S-07); those without words of ours are left out where one chooses. */
export const OFFERED_LANGUAGES = ['en', 'zh-CN', 'es', 'ja'] as const

/** The cookie that keeps a person's choice, in the portal and in the back office (S-07). */
export const LANGUAGE_COOKIE = 'language'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

/** `en-GB` and `zh-Hant-TW` count as well: a text in another variant of a language is better than a text in another language. */
export function languageOfTag(tag: string): Language | null {
  if (/^zh(-|$)/i.test(tag)) return 'zh-CN'
  return /^en(-|$)/i.test(tag) ? 'en' : null
}

/** The property that holds a localized field's English text: `title` → `titleEn`. */
export const englishName = <N extends string>(name: N) => `${name}En` as const
