import { useTranslation } from 'react-i18next'
import type { Language } from '../../../contract/languages.ts'

/** Names the language of a text, quietly. */
export const LanguageTag = ({ language }: { language: Language }) => {
  const { t } = useTranslation()
  return <span className="kit-language">{t(`admin.languages.${language}`)}</span>
}

/** The label of a text in one of its two languages. The English field stands beside or below the Chinese one, so only screen readers hear its whole name. */
export const LanguageLabel = ({ label, language }: { label: string; language: Language }) => (
  <>
    <span className={language === 'en' ? 'kit-hidden' : undefined}>{label} </span>
    <LanguageTag language={language} />
  </>
)
