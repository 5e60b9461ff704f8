import { useTranslation } from 'react-i18next'
import { useAppTitle } from '../../shell/use-app-title.ts'
import { Mark } from '../../shell/mark.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { SignInWays } from './sign-in-ways.tsx'
import { storedShade } from '../../state/shade.ts'
import { useShade } from '../../state/use-shade.ts'
import './sign-in.css'
import './login1.css'
import { Valley } from './valley.tsx'

/** the login page as a pane of glass before a landscape. */
export const Component = () => {
  const { t } = useTranslation()
  const title = useAppTitle()
  useShade(storedShade())
  return (
    <div className="si si-valley">
      <Valley />
      <header className="si-valley-top">
        <div className="si-brand">
          <Mark size={36} />
          <span>{title}</span>
        </div>
        <LanguageChoice />
      </header>
      <main className="si-glass" aria-labelledby="si-title">
        <h1 id="si-title">{t('admin.signIn.title')}</h1>
        <p className="si-lead">{t('admin.signIn.lead')}</p>
        <SignInWays />
        <a className="si-quiet" href="#/home">
          {t('admin.signIn.site')}
        </a>
      </main>
    </div>
  )
}
