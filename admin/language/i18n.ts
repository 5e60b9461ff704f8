import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '../../contract/languages.ts'
import { browserCookies, YEAR } from '../browser/cookies.ts'
import { pageData } from '../browser/page-data.ts'
import { WORD_PARTS, type PartWords, type WordPart } from './word-parts.ts'
import type { words } from './zh-CN.ts'

type First = typeof words
export type Words = First & PartWords

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Words }
  }
}

const LOAD: Record<Language, () => Promise<First>> = {
  'zh-CN': async () => (await import('./zh-CN.ts')).words,
  en: async () => (await import('./en.ts')).words,
}

/** Loads the words in the language of the cookie, else in the language that the server chose (S-07). */
export async function startWords(): Promise<void> {
  const chosen = browserCookies.get(LANGUAGE_COOKIE)
  const language = isLanguage(chosen) ? chosen : pageData.language
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await LOAD[language]() } },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
}

/** Words of a part, in each language. */
type LoadWords = Record<Language, () => Promise<object>>

/** The parts that the pages so far have needed, and which of them are there in which language. */
const needed = new Map<string, LoadWords>()
const loaded = new Set<string>()

/** Fetches code together with the words that it shows. */
export async function withWords<T>(part: WordPart, code: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([code, needWords(part)])
  return fetched
}

/** Fetches the words of a part, which may bring its own way to them. They follow when the language changes. */
export async function needWords(part: WordPart): Promise<void>
export async function needWords(part: string, load: LoadWords): Promise<void>
export async function needWords(part: string, load: LoadWords = WORD_PARTS[part as WordPart]): Promise<void> {
  needed.set(part, load)
  await addPart(part, currentLanguage())
}

async function addPart(part: string, language: Language): Promise<void> {
  if (loaded.has(`${part} ${language}`)) return
  i18next.addResourceBundle(language, 'translation', await needed.get(part)![language](), true, true)
  loaded.add(`${part} ${language}`)
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : pageData.language)

/** Many words as they are kept: `t` would look up and copy each of them, and each cell of a list asks for the labels of its resource. */
export const keptWords = <Kept>(key: string, language = currentLanguage()): Kept =>
  i18next.getResource(language, 'translation', key) as Kept

/** The choice whose words are being fetched. */
let chosen: Language | null = null

/** Stores the choice in the cookie, at once so that a reload keeps it, and switches the interface when the words are there. */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language
  browserCookies.set(LANGUAGE_COOKIE, language, YEAR)
  if (!i18next.hasResourceBundle(language, 'translation')) i18next.addResourceBundle(language, 'translation', await LOAD[language]())
  for (const part of needed.keys()) await addPart(part, language)
  // A later choice counts, even if its words came first.
  if (chosen !== language) return
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
