import { useTranslation } from 'react-i18next'
import { useAppTitle } from '../../shell/use-app-title.ts'
import { Mark } from '../../shell/mark.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { SignInWays } from './sign-in-ways.tsx'
import { storedShade } from '../../state/shade.ts'
import { useShade } from '../../state/use-shade.ts'
import './sign-in.css'
import './login2.css'
import { Portals } from './portals.tsx'

/** the login page as one card of two halves. */
export const Component = () => {
  const { t } = useTranslation()
  const title = useAppTitle()
  useShade(storedShade())
  return (
    <div className="si si-halves">
      <main className="si-leaf" aria-labelledby="si-title">
        <div className="si-cover">
          <Portals />
          <div className="si-brand">
            <Mark size={36} />
            <span>{title}</span>
          </div>
          <p className="si-words">{t('admin.signIn.words')}</p>
        </div>
        <div className="si-inside">
          <h1 id="si-title">{t('admin.signIn.title')}</h1>
          <p className="si-lead">{t('admin.signIn.lead')}</p>
          <SignInWays />
        </div>
      </main>
      <footer className="si-halves-foot">
        <a className="si-quiet" href="#/home">
          {t('admin.signIn.site')}
        </a>
        <LanguageChoice />
      </footer>
    </div>
  )
}
