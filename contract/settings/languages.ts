import { LANGUAGES, type Language } from '../languages.ts'
import type { SettingValues } from './index.ts'

/** The languages that the website offers. */
export const languagesOf = ({ siteLanguages }: Pick<SettingValues, 'siteLanguages'>): readonly Language[] =>
  siteLanguages === 'both' ? LANGUAGES : [siteLanguages]

/** The language itself if the website offers it, else the one that it offers. */
export function offeredLanguage(language: Language, settings: Pick<SettingValues, 'siteLanguages'>): Language {
  const offered = languagesOf(settings)
  return offered.includes(language) ? language : offered[0]!
}
