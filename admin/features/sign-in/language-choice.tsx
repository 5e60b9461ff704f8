import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../../contract/languages.ts'
import { changeLanguage, currentLanguage } from '../../language/i18n.ts'

/** S-07: the button of the current language is disabled; a change shows a message. */
export const LanguageChoice = () => {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), 3000)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <>
      <div className="si-languages" role="group" aria-label={t('admin.shell.language')}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            disabled={language === currentLanguage()}
            onClick={() => void changeLanguage(language).then(() => setSaid(t('admin.shell.languageChanged')))}
          >
            {t(`admin.languages.${language}`)}
          </button>
        ))}
      </div>
      <div className="si-said" role="status">
        {said && <span>{said}</span>}
      </div>
    </>
  )
}
