import { englishName, type Language } from '../../contract/languages.ts'

/** Returns a localized property in a language; a property without an English text falls back to the Chinese text. */
export function inLanguage<N extends string>(row: { [K in N | `${N}En`]?: unknown }, name: N, language: Language): string | null {
  const own = textOf(row, name)
  return language === 'en' ? (textOf(row, englishName(name)) ?? own) : own
}

/** Returns the language that a row's words are really in: English only if the row has an English name. */
export const languageOf = (row: object, name: string, language: Language): Language =>
  language === 'en' && textOf(row, englishName(name)) === null ? 'zh-CN' : language

function textOf(row: object, name: string): string | null {
  const value: unknown = Reflect.get(row, name)
  return typeof value === 'string' ? value : null
}

const CHINESE = /\p{Script=Han}/u

/** Returns the tags that a reader of the language can read. Tags are kept once for both languages, so English leaves out Chinese tags. */
export const tagsIn = (tags: string[], language: Language): string[] =>
  language === 'en' ? tags.filter((tag) => !CHINESE.test(tag)) : tags
