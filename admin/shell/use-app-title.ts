import { useTranslation } from 'react-i18next'
import { titleIn } from '../../contract/page-data.ts'
import { currentLanguage } from '../i18n.ts'
import { pageData } from '../page-data.ts'

/** The back office's title, in the language of the interface. */
export function useAppTitle(): string {
  useTranslation()
  return titleIn(currentLanguage(), pageData)
}
