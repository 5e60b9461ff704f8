import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '../contract/languages.ts'
import { browserCookies, YEAR } from './cookies.ts'
import { pageData } from './page-data.ts'
import type { words } from './words/zh-CN.ts'

export type Words = typeof words

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Words }
  }
}

const LOAD: Record<Language, () => Promise<Words>> = {
  'zh-CN': async () => (await import('./words/zh-CN.ts')).words,
  en: async () => (await import('./words/en.ts')).words,
}

/** Words in the language that the cookie names, else in the server's guess (S-07). */
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

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : pageData.language)

/** Switches the interface and remembers it. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) i18next.addResourceBundle(language, 'translation', await LOAD[language]())
  browserCookies.set(LANGUAGE_COOKIE, language, YEAR)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
