import { Skeleton } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pageData } from '../../browser/page-data.ts'
import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { ChangePassword } from '../../shell/password/change-password.tsx'
import { Fetched } from './fetched.tsx'
import { FactorList } from './factor-list.tsx'
import { useFactors } from './use-own.ts'

const OwnLinks = part(() => withWords('ways', import('./own-links.tsx')))

/** B-54, B-55: second factors, the password, and the accounts of single sign-on. */
export function SecurityTab() {
  const { t } = useTranslation()
  const factors = useFactors()
  return (
    <div className="kit-split">
      <section className="kit-card">
        <h2>{t('admin.factors.title')}</h2>
        <p className="kit-quiet">{t('admin.factors.lead')}</p>
        <Fetched query={factors}>{(data) => <FactorList factors={data} />}</Fetched>
      </section>
      <div className="profile-stack">
        <section className="kit-card">
          <h2>{t('admin.password.title')}</h2>
          <ChangePassword />
        </section>
        {pageData.signIn.sso && factors.data && (
          <Suspense fallback={<Skeleton active title={false} />}>
            <OwnLinks mayUseCode={factors.data.totpSince !== null || factors.data.passkeys.length > 0} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
