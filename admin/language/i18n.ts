import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '../../contract/languages.ts'
import { browserCookies, YEAR } from '../browser/cookies.ts'
import { pageData } from '../browser/page-data.ts'
import type { inside } from './inside-zh-CN.ts'
import type { words } from './zh-CN.ts'

type First = typeof words
type Inside = typeof inside
export type Words = First & Inside

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Words }
  }
}

const LOAD: Record<Language, () => Promise<First>> = {
  'zh-CN': async () => (await import('./zh-CN.ts')).words,
  en: async () => (await import('./en.ts')).words,
}

const LOAD_INSIDE: Record<Language, () => Promise<Inside>> = {
  'zh-CN': async () => (await import('./inside-zh-CN.ts')).inside,
  en: async () => (await import('./inside-en.ts')).inside,
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

let isInside = false
const withInside = new Set<Language>()

/** Loads the words of the screens, which the login page does not need. */
export async function wordsInside(): Promise<void> {
  isInside = true
  await addInside(currentLanguage())
}

async function addInside(language: Language): Promise<void> {
  if (withInside.has(language)) return
  i18next.addResourceBundle(language, 'translation', await LOAD_INSIDE[language](), true, true)
  withInside.add(language)
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : pageData.language)

/** The choice whose words are being fetched. */
let chosen: Language | null = null

/** Stores the choice in the cookie, at once so that a reload keeps it, and switches the interface when the words are there. */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language
  browserCookies.set(LANGUAGE_COOKIE, language, YEAR)
  if (!i18next.hasResourceBundle(language, 'translation')) i18next.addResourceBundle(language, 'translation', await LOAD[language]())
  if (isInside) await addInside(language)
  // A later choice counts, even if its words came first.
  if (chosen !== language) return
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
