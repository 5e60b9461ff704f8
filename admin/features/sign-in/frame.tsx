import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppTitle } from '../../shell/use-app-title.ts'
import { Mark } from '../../shell/mark.tsx'
import { Arches } from './arches.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { storedShade } from '../../state/shade.ts'
import { useShade } from '../../state/use-shade.ts'
import './sign-in.css'

/** The page around the sign-in forms. */
export const Frame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const { t } = useTranslation()
  const appTitle = useAppTitle()
  useShade(storedShade())
  return (
    <div className="si">
      <aside className="si-aside">
        <Arches />
        <div className="si-brand">
          <Mark size={36} />
          <span>{appTitle}</span>
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
