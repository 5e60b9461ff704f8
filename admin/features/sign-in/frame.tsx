import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../../contract/languages.ts'
import { changeLanguage, currentLanguage } from '../../i18n.ts'
import { pageData } from '../../page-data.ts'
import { Mark } from '../../shell/mark.tsx'
import { Arches } from './arches.tsx'
import './sign-in.css'

/** The calm page around the sign-in forms. */
export const Frame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div className="si">
      <aside className="si-aside">
        <Arches />
        <div className="si-brand">
          <Mark size={36} />
          <span>{pageData.appTitle}</span>
        </div>
        <p className="si-words">{t('admin.signIn.words')}</p>
      </aside>
      <main className="si-main">
        <header className="si-top">
          <a className="si-quiet" href="#/home">
            {t('admin.signIn.site')}
          </a>
          <LanguageChoice />
        </header>
        <section className="si-card" aria-labelledby="si-title">
          <div className="si-mark">
            <Mark size={44} />
          </div>
          <h1 id="si-title">{title}</h1>
          <p className="si-lead">{lead}</p>
          {children}
        </section>
      </main>
    </div>
  )
}

/** S-07: the current language cannot be chosen again; a change says so. */
const LanguageChoice = () => {
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
