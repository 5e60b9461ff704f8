import { useTranslation } from 'react-i18next'
import { ChangePassword } from '../../shell/password/change-password.tsx'
import { Fetched } from './fetched.tsx'
import { FactorList } from './factor-list.tsx'
import { useFactors } from './use-own.ts'

/** B-54, B-55: second factors, and the password. */
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
      <section className="kit-card">
        <h2>{t('admin.password.title')}</h2>
        <ChangePassword />
      </section>
    </div>
  )
}
