import { useTranslation } from 'react-i18next'
import type { Language } from '../../../contract/languages.ts'

/** Names the language of a text, quietly. */
export const LanguageTag = ({ language }: { language: Language }) => {
  const { t } = useTranslation()
  return <span className="kit-language">{t(`admin.languages.${language}`)}</span>
}
