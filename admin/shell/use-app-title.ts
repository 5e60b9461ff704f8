import { useTranslation } from 'react-i18next'
import { titleIn } from '../../contract/page-data.ts'
import { currentLanguage } from '../language/i18n.ts'
import { pageData } from '../browser/page-data.ts'

/** The back office's title, in the language of the interface. */
export function useAppTitle(): string {
  useTranslation()
  return titleIn(currentLanguage(), pageData)
}
