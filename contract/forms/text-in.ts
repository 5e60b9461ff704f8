import type { Language } from '../languages.ts'

type Text = string | null | undefined

/** The text in the reader's language; without an English one, readers of English see the Chinese. */
export const textIn = <T extends Text>(chinese: T, english: Text, language: Language): T | string =>
  language === 'en' && english ? english : chinese
