import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, LANGUAGE_COOKIE, type Language } from '../../contract/languages.ts'
import { browserCookies, YEAR } from '../browser/cookies.ts'
import { pageData } from '../browser/page-data.ts'
import type { access } from '../../contract/words/zh-CN/admin-access.ts'
import type { ways } from '../../contract/words/zh-CN/sign-in-ways.ts'
import type { inside } from './inside-zh-CN.ts'
import type { words } from './zh-CN.ts'

type First = typeof words
type Inside = typeof inside
interface Ways {
  admin: { ways: typeof ways }
}
interface Access {
  admin: { access: typeof access }
}
export type Words = First & Inside & Ways & Access

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Words }
  }
}

const LOAD: Record<Language, () => Promise<First>> = {
  'zh-CN': async () => (await import('./zh-CN.ts')).words,
  en: async () => (await import('./en.ts')).words,
}

/** Words that the login page does not need: those of the screens, of the other ways to sign in, and of a screen that few open. */
const LOAD_PART = {
  inside: {
    'zh-CN': async (): Promise<Inside> => (await import('./inside-zh-CN.ts')).inside,
    en: async (): Promise<Inside> => (await import('./inside-en.ts')).inside,
  },
  ways: {
    'zh-CN': async (): Promise<Ways> => ({ admin: { ways: (await import('../../contract/words/zh-CN/sign-in-ways.ts')).ways } }),
    en: async (): Promise<Ways> => ({ admin: { ways: (await import('../../contract/words/en/sign-in-ways.ts')).ways } }),
  },
  access: {
    'zh-CN': async (): Promise<Access> => ({ admin: { access: (await import('../../contract/words/zh-CN/admin-access.ts')).access } }),
    en: async (): Promise<Access> => ({ admin: { access: (await import('../../contract/words/en/admin-access.ts')).access } }),
  },
}
type Part = keyof typeof LOAD_PART

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

/** The parts that the pages so far have needed, and which of them are there in which language. */
const needed = new Set<Part>()
const loaded = new Set<string>()

/** Loads the words of the screens, which the login page does not need. */
export const wordsInside = (): Promise<void> => needPart('inside')

/** Loads the words of signing in by phone and of a forgotten password. */
export const wordsOfWays = (): Promise<void> => needPart('ways')

/** Loads the words of the screen that tells why somebody may do something. */
export const wordsOfAccess = (): Promise<void> => needPart('access')

async function needPart(part: Part): Promise<void> {
  needed.add(part)
  await addPart(part, currentLanguage())
}

async function addPart(part: Part, language: Language): Promise<void> {
  if (loaded.has(`${part} ${language}`)) return
  i18next.addResourceBundle(language, 'translation', await LOAD_PART[part][language](), true, true)
  loaded.add(`${part} ${language}`)
}

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : pageData.language)

/** The choice whose words are being fetched. */
let chosen: Language | null = null

/** Stores the choice in the cookie, at once so that a reload keeps it, and switches the interface when the words are there. */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language
  browserCookies.set(LANGUAGE_COOKIE, language, YEAR)
  if (!i18next.hasResourceBundle(language, 'translation')) i18next.addResourceBundle(language, 'translation', await LOAD[language]())
  for (const part of needed) await addPart(part, language)
  // A later choice counts, even if its words came first.
  if (chosen !== language) return
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
