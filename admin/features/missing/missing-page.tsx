import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Mark } from '../../shell/mark.tsx'
import { useSession } from '../../session/session.ts'
import { storedShade } from '../../state/shade.ts'
import { useShade } from '../../state/use-shade.ts'
import './missing.css'

/** every unknown route leads here. The page stands outside the shell, so it loads without antd. */
export const Component = () => {
  const { t } = useTranslation()
  const { token } = useSession()
  useShade(storedShade())
  return (
    <main className="missing">
      <Mark size={44} />
      <p className="missing-code">404</p>
      <h1>{t('admin.missing.title')}</h1>
      <p>{t('admin.missing.lead')}</p>
      <Link to={token ? '/dashboard' : '/home'}>{t(token ? 'admin.missing.dashboard' : 'admin.missing.home')}</Link>
    </main>
  )
}
