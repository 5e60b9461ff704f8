import type { Language } from '../../contract/languages.ts'

/** A localized property in the wished language; an English text that was never written falls back to the Chinese one. */
export function inLanguage<N extends string>(row: { [K in N | `${N}En`]?: unknown }, name: N, language: Language): string | null {
  const own = (row as Record<string, unknown>)[name] as string | null
  const english = (row as Record<string, unknown>)[`${name}En`] as string | null
  return (language === 'en' ? (english ?? own) : own) ?? null
}

/** The language a row's words are really in, told by the property that names it. */
export const languageOf = (row: object, name: string, language: Language): Language =>
  language === 'en' && ((row as Record<string, unknown>)[`${name}En`] ?? null) === null ? 'zh-CN' : language

const CHINESE = /\p{Script=Han}/u

/** The tags that a reader of the language can read: they are kept once for both, so Chinese ones are left out of English. */
export const tagsIn = (tags: string[], language: Language): string[] =>
  language === 'en' ? tags.filter((tag) => !CHINESE.test(tag)) : tags
