import { LANGUAGES, type Bilingual, type Language } from './languages.ts'

/** The text in one of the languages. */
export const wordsIn = (text: Bilingual | readonly [string, string, ...(string | undefined)[]], language: Language): string =>
  text[LANGUAGES.indexOf(language)]!
